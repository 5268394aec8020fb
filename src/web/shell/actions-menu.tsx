import { Menu, Skeleton, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBolt, IconChevronDown } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { TextButton } from '../filters/text-button.tsx';
import { PathLink } from './path-link.tsx';
import classes from './sidebar.module.css';

/** Templates by group, as GET /templates answers: the name of each, and the address of its schema. */
export type TemplateGroups = Record<string, Record<string, string>>;

/** These have a screen of their own. */
const ELSEWHERE = new Set(['Associate Weekly Metrics', 'Board Meeting Notes']);

interface ActionsMenuProps {
  /** Undefined while they load, null when they could not be. */
  templates: TemplateGroups | null | undefined;
  onRetry: () => void;
  /** Only the icon shows; the list opens beside it. */
  collapsed?: boolean;
  /** A template was chosen. */
  onNavigate?: (() => void) | undefined;
}

export function ActionsMenu({ templates, collapsed = false, ...props }: ActionsMenuProps) {
  const groups = templates && groupsOf(templates);
  return collapsed ? <Flyout groups={groups} {...props} /> : <Accordion groups={groups} {...props} />;
}

type Groups = [group: string, names: string[]][];

const groupsOf = (templates: TemplateGroups): Groups =>
  Object.entries(templates)
    .map(([group, names]): Groups[number] => [
      group,
      Object.keys(names).filter((name) => !ELSEWHERE.has(name)),
    ])
    .filter(([, names]) => names.length > 0);

const pathOf = (template: string) => `/submissions?${new URLSearchParams({ template })}`;

interface AccordionProps extends Pick<ActionsMenuProps, 'onRetry' | 'onNavigate'> {
  groups: Groups | null | undefined;
}

const FAILED = 'Couldn’t load templates.';

function Accordion({ groups, onRetry, onNavigate }: AccordionProps) {
  const [opened, { toggle }] = useDisclosure(true);
  const list = useId();

  return (
    <section className={classes.actions} aria-label="Actions">
      <button
        type="button"
        className={classes.item}
        aria-expanded={opened}
        aria-controls={list}
        onClick={toggle}
      >
        <IconBolt size={16} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>Actions</span>
        <IconChevronDown size={14} stroke={1.75} className={classes.chevron} aria-hidden="true" />
      </button>
      <div id={list} className={classes.templates} hidden={!opened}>
        {groups && <Templates groups={groups} onNavigate={onNavigate} />}
        {groups === undefined && <Skeleton height={12} width={120} mt={10} />}
        {groups === null && (
          <p role="alert">
            {FAILED} <TextButton onClick={onRetry}>Try again</TextButton>
          </p>
        )}
      </div>
    </section>
  );
}

function Templates({ groups, onNavigate }: { groups: Groups } & Pick<ActionsMenuProps, 'onNavigate'>) {
  if (groups.length === 0) return <p>No template available</p>;
  return groups.map(([group, names]) => (
    <Fragment key={group}>
      <h2>{group}</h2>
      <ul aria-label={group}>
        {names.map((name) => (
          <li key={name}>
            <PathLink href={pathOf(name)} onClick={onNavigate}>
              {name}
            </PathLink>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

function Flyout({ groups, onRetry }: AccordionProps) {
  return (
    <Menu position="right-start" width={220}>
      <Tooltip label="Actions" position="right">
        <Menu.Target>
          <button type="button" className={classes.item} aria-label="Actions">
            <IconBolt size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {groups?.length === 0 && <Menu.Item disabled>No template available</Menu.Item>}
        {groups === null && (
          <>
            <Menu.Label>{FAILED}</Menu.Label>
            <Menu.Item onClick={onRetry}>Try again</Menu.Item>
          </>
        )}
        {groups?.map(([group, names]) => (
          <Fragment key={group}>
            <Menu.Label>{group}</Menu.Label>
            {names.map((name) => (
              <Menu.Item key={name} component={PathLink} href={pathOf(name)}>
                {name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
