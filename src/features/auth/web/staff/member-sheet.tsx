import { Button, Select, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Member, staffContract } from '#features/auth/staff.contract.ts';
import { ask, call, messageOf, renew } from '#web/api.ts';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import accountClasses from '../account/account-list.module.css';
import { SessionRow } from '../account/own-sessions.tsx';
import { TokenRow } from '../account/own-tokens.tsx';
import { HandOver } from './hand-over.tsx';
import { NO_ROLE, ROLE_OPTIONS } from './staff-roles.ts';
import classes from './staff-page.module.css';

type Changes = Parameters<typeof call<typeof staffContract.changeStaff>>[1]['body'];

/** One person: role and rights, where they are signed in, what their scripts use. */
export function MemberSheet({ member, onClose }: { member: Member; onClose: () => void }) {
  const { user_id, full_name, administrator, named_administrator, active, role } = member;
  const change = useStaffChange((body: Changes) =>
    call(staffContract.changeStaff, { params: { user_id }, body }),
  );
  return (
    <Sheet opened fitted width="narrow" title={full_name} onClose={onClose}>
      <div className={classes.sections}>
        <Section title="Permissions">
          <div className={classes.fields}>
            <Select
              label="Role"
              data={ROLE_OPTIONS}
              value={role ?? NO_ROLE}
              onChange={(value) => change.mutate({ role: (value || null) as Member['role'] })}
            />
            <Switch
              label="Administrator"
              description={
                named_administrator
                  ? 'Set by ORION_ADMIN_EMAILS'
                  : 'Manages staff and connections, and reads the audit trail'
              }
              disabled={named_administrator || !active}
              checked={administrator}
              onChange={({ currentTarget }) => change.mutate({ administrator: currentTarget.checked })}
            />
            <div className={classes.apart}>
              <Button
                className={active ? classes.danger : undefined}
                loading={change.isPending}
                onClick={() => change.mutate({ active: !active })}
              >
                {active ? 'Deactivate' : 'Reactivate'}
              </Button>
            </div>
          </div>
        </Section>
        <HandOver member={member} />
        <MemberAccess user_id={user_id} />
      </div>
    </Sheet>
  );
}

function MemberAccess({ user_id }: { user_id: number }) {
  const access = useQuery(ask(staffContract.accessOf, { params: { user_id } }));
  const end = useStaffChange((id: string) => call(staffContract.endAccess, { params: { user_id, id } }));
  return (
    <Loaded query={access} what="Sessions and tokens" lines={4}>
      {({ sessions, tokens }) => (
        <>
          <Section title="Sessions">
            {sessions.length === 0 ? (
              <Nothing>Not signed in anywhere.</Nothing>
            ) : (
              <ul className={accountClasses.list}>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.session_id}
                    session={session}
                    onEnd={() => end.mutate(session.session_id)}
                  />
                ))}
              </ul>
            )}
          </Section>
          <Section title="API tokens">
            {tokens.length === 0 ? (
              <Nothing>No tokens.</Nothing>
            ) : (
              <ul className={accountClasses.list}>
                {tokens.map((token) => (
                  <TokenRow key={token.token_id} token={token} onRevoke={() => end.mutate(token.token_id)} />
                ))}
              </ul>
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

/** A change of somebody's access; whatever it was, everything about staff is asked anew. */
function useStaffChange<I, R>(send: (input: I) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
    onSettled: () => renew(cache, staffContract.listStaff, staffContract.accessOf),
  });
}
