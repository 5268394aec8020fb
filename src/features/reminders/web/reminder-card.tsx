import { Button, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMail,
  IconUser,
  IconZzz,
  type TablerIcon,
} from '@tabler/icons-react';
import { CompanyLogo } from '#features/companies/web/company-logo.tsx';
import { formatDate } from '#kernel/dates.ts';
import { CompanyLink } from '#web/company-link.tsx';
import { PathLink } from '#web/shell/path-link.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { FoldedText } from '#web/ui/marks/folded-text.tsx';
import { type ActionStatus, actionsOn, type ReminderStatus, STATUS_LABELS } from '../reminder.rules.ts';
import type { Reminder } from '../reminders.contract.ts';
import { OwnTools } from './own-tools.tsx';
import classes from './reminder-card.module.css';
import { useStatusChange } from './use-status-change.ts';

const FORMAT = 'Do MMMM YYYY • h:mma';
const ICONS: Record<ReminderStatus, TablerIcon> = {
  passed: IconAlertTriangle,
  snooze: IconZzz,
  upcoming: IconClock,
  completed: IconCircleCheck,
  delete: IconCircleX,
};
const ACTION_ICONS: Record<ActionStatus, TablerIcon> = {
  completed: IconCheck,
  snooze: IconZzz,
  delete: IconCircleX,
};

/** One reminder: what it is about, what was to be done, and what can be made of it. */
export function ReminderCard({ reminder }: { reminder: Reminder }) {
  const { metrics_summary, next_steps, next_reminder_at, status } = reminder;
  const { change, isPending, failure } = useStatusChange(reminder.source);
  return (
    <article className={classes.card}>
      <header>
        <Mark reminder={reminder} />
        <div className={classes.title}>
          <h2>
            <Subject reminder={reminder} />
          </h2>
          <time dateTime={reminder.schedule_date}>{formatDate(reminder.schedule_date, FORMAT)}</time>
        </div>
        <StatusTag status={status} />
      </header>
      <dl>
        <Fact name="Metrics summary">{metrics_summary}</Fact>
        <Fact name="Next steps">{next_steps}</Fact>
        <Fact name="Next reminder">
          {status === 'snooze' && next_reminder_at && formatDate(next_reminder_at, FORMAT)}
        </Fact>
      </dl>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <footer>
        <Origin reminder={reminder} />
        {reminder.is_editable && <OwnTools reminder={reminder} />}
        {actionsOn(status).length > 0 && <StatusMenu status={status} isPending={isPending} onPick={change} />}
      </footer>
    </article>
  );
}

const Mark = ({ reminder: { companies, person } }: { reminder: Reminder }) =>
  companies[0] ? (
    <CompanyLogo company={companies[0]} />
  ) : (
    <InitialsAvatar name={person?.full_name ?? 'Reminder'} size={36} />
  );

function Subject({ reminder: { companies, person } }: { reminder: Reminder }) {
  if (companies.length === 0)
    return person ? (
      <PathLink href={`/investorReminders?who=${person.person_id}`}>{person.full_name}</PathLink>
    ) : (
      'Reminder'
    );
  return companies.map(({ company_domain, company_name }, index) => (
    <span key={company_domain}>
      {index > 0 && ', '}
      <CompanyLink domain={company_domain}>{company_name}</CompanyLink>
    </span>
  ));
}

function StatusTag({ status }: { status: ReminderStatus }) {
  const Icon = ICONS[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={12} stroke={1.75} aria-hidden />
      {STATUS_LABELS[status]}
    </span>
  );
}

const Fact = ({ name, children }: { name: string; children: string | false | null }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>
        <FoldedText key={children} name={name}>
          {children}
        </FoldedText>
      </dd>
    </div>
  ) : null;

/** Where it came from: the e-mail it was read from, or who made it. */
function Origin({ reminder }: { reminder: Reminder }) {
  const { email_date, made_by, is_editable, source_type } = reminder;
  if (email_date)
    return (
      <span className={classes.origin}>
        <IconMail size={14} stroke={1.75} aria-hidden />
        E-mailed {formatDate(email_date, 'MMM DD, YYYY')}
      </span>
    );
  if (!made_by || is_editable) return <span />;
  return (
    <span className={classes.origin}>
      <IconUser size={14} stroke={1.75} aria-hidden />
      {source_type === 'PASS_CONDITION' ? 'Pass condition of' : 'Set by'} {made_by}
    </span>
  );
}

interface StatusMenuProps {
  status: ReminderStatus;
  isPending: boolean;
  onPick: (status: ActionStatus) => void;
}

function StatusMenu({ status, isPending, onPick }: StatusMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
        >
          Change status
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actionsOn(status).map(({ status: next, label }) => {
          const Icon = ACTION_ICONS[next];
          return (
            <Menu.Item
              key={next}
              leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
              onClick={() => onPick(next)}
            >
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
