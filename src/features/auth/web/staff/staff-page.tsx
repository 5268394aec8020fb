import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { type Member, staffContract } from '#features/auth/staff.contract.ts';
import { ask } from '#web/api.ts';
import { late } from '#web/ui/late.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { Loaded } from '#web/ui/marks/section.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { whenOf } from '#web/when-words.ts';
import { roleWords } from './staff-roles.ts';
import classes from './staff-page.module.css';

const InviteSheet = late(async () => (await import('./invite-sheet.tsx')).InviteSheet);
const MemberSheet = late(async () => (await import('./member-sheet.tsx')).MemberSheet);

/** Who may use Orion; each opens to role, rights, sessions and tokens. */
export function StaffPage() {
  const staff = useQuery(ask(staffContract.listStaff, {}));
  const [inviting, invite] = useDisclosure();
  const [opened, open] = useState<number>();
  const member = staff.data?.results.find(({ user_id }) => user_id === opened);

  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <span>{staff.data && countStaff(staff.data.results)}</span>
        <Button variant="filled" leftSection={<IconUserPlus size={14} stroke={1.75} />} onClick={invite.open}>
          Invite
        </Button>
      </div>
      <Loaded
        query={staff}
        what="Staff"
        isScreen
        waiting={
          <div className={classes.waiting}>
            <RowSkeletons label="Loading staff" />
          </div>
        }
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((one) => (
              <li key={one.user_id}>
                <MemberRow member={one} onOpen={() => open(one.user_id)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>
        {inviting && <InviteSheet onClose={invite.close} />}
        {member && <MemberSheet member={member} onClose={() => open(undefined)} />}
      </Suspense>
    </div>
  );
}

/** "1 active, 11 invited, 2 deactivated"; what nobody is goes unsaid. */
const countStaff = (staff: readonly Member[]) =>
  ['active', 'invited', 'deactivated']
    .map((standing) => [staff.filter((one) => standingOf(one) === standing).length, standing] as const)
    .filter(([number]) => number > 0)
    .map((part) => part.join(' '))
    .join(', ');
const standingOf = ({ active, joined }: Member) => (active ? (joined ? 'active' : 'invited') : 'deactivated');

function MemberRow({ member, onOpen }: { member: Member; onOpen: () => void }) {
  const { full_name, email_address, role, administrator, active } = member;
  return (
    <button type="button" className={classes.member} data-inactive={!active || undefined} onClick={onOpen}>
      <InitialsAvatar name={full_name} size={24} />
      <span className={classes.name}>
        <b title={full_name}>{full_name}</b>
        <small title={email_address}>{email_address}</small>
      </span>
      <span className={classes.role}>{roleWords(role)}</span>
      <span className={classes.marks}>
        {administrator && <em>Administrator</em>}
        {!active && <em data-quiet>Deactivated</em>}
      </span>
      <span className={classes.last}>{lastUse(member)}</span>
    </button>
  );
}

const lastUse = ({ joined, last_used_at }: Member) => {
  if (last_used_at) return `Active ${whenOf(last_used_at)}`;
  return joined ? '–' : 'Invited';
};
