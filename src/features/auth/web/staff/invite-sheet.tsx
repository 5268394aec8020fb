import { Select, TextInput } from '@mantine/core';
import { staffContract } from '#features/auth/staff.contract.ts';
import { useOwnDraft } from '#features/portal/web/use-own-draft.ts';
import { call } from '#web/api.ts';
import { ByHandForm, type Typed } from '#web/forms/by-hand-form.tsx';
import { NO_ROLE, ROLE_OPTIONS } from './staff-roles.ts';

/** Lists somebody and mails them where to sign in. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const kept = useOwnDraft<Typed>('new invitation');
  if (!kept.isReady) return null;
  return (
    <ByHandForm
      title="Invite"
      kept={kept}
      action="Send invitation"
      body={staffContract.invite.body}
      toBody={({ email_address = '', full_name = '', role }) => ({
        email_address: String(email_address).trim(),
        full_name,
        role: role || null,
      })}
      save={async (body) => {
        const { data } = await call(staffContract.invite, { body });
        return `Invitation sent to ${data.email_address}`;
      }}
      onClose={onClose}
    >
      {(bind, typed, type) => (
        <>
          <TextInput label="Name" data-autofocus {...bind('full_name')} />
          <TextInput label="E-mail" type="email" {...bind('email_address')} />
          <Select
            label="Role"
            data={ROLE_OPTIONS}
            value={String(typed.role ?? NO_ROLE)}
            onChange={(role) => type('role', role ?? NO_ROLE)}
          />
        </>
      )}
    </ByHandForm>
  );
}
