import { Loader, Switch, UnstyledButton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listsContract } from '#features/lists/lists.contract.ts';
import type { TaggedPerson } from '#features/people/person-metadata.rules.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { call } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { reloadSoon } from '../list/use-conversations.ts';
import classes from './contact-switch.module.css';
import { keepPeople } from './use-reference.ts';

const NO_ADDRESS = 'Only a person with an e-mail address can be a reference contact';

/** Makes a person a reference contact, or no longer one; nothing changes before the server says so. */
function useContact(person: TaggedPerson) {
  const cache = useQueryClient();
  const { data: config } = useAppConfig();
  const { mutate, isPending } = useMutation({
    mutationFn: (isContact: boolean) =>
      call(listsContract.addPerson, {
        body: {
          email: person.email ?? '',
          workboard_id: config?.reference_contact_workboard_id ?? 0,
          ...(!isContact && { remove: true }),
        },
      }),
    onSuccess: (_reply, isContact) => {
      keepPeople(cache, [{ ...person, in_reference_contacts: isContact }]);
      showToast({ message: 'Data Saved Successfully', look: 'success' });
      reloadSoon(cache);
    },
    onError: () => showToast({ message: 'Error Saving Data', look: 'failure' }),
  });
  return { set: mutate, isSaving: isPending, isPossible: Boolean(person.email && config) };
}

/** The toggle of the edit view and of the person sheet. */
export function ContactSwitch({ person }: { person: TaggedPerson }) {
  const { set, isSaving, isPossible } = useContact(person);
  return (
    <span className={classes.switch} title={person.email ? undefined : NO_ADDRESS}>
      {isSaving && <Loader size={14} aria-label="Saving" />}
      <Switch
        label="Reference Contact"
        aria-label={`Reference Contact, ${person.name}`}
        checked={person.in_reference_contacts}
        disabled={isSaving || !isPossible}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    </span>
  );
}

/** The badge of who is one, and the link that makes one. */
export function ContactMark({ person }: { person: TaggedPerson }) {
  const { set, isSaving, isPossible } = useContact(person);
  if (person.in_reference_contacts)
    return (
      <span className={classes.badge}>
        <IconBookmark size={12} stroke={1.75} aria-hidden />
        Reference Contact
      </span>
    );
  return (
    <UnstyledButton
      className={classes.add}
      disabled={isSaving || !isPossible}
      title={person.email ? undefined : NO_ADDRESS}
      onClick={() => set(true)}
    >
      + Add to Reference Contacts
      {isSaving && <Loader size={12} aria-label="Saving" />}
    </UnstyledButton>
  );
}
