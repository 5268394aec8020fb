import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { MOST_NAME } from '#features/lists/list.rules.ts';
import { listsContract } from '#features/lists/lists.contract.ts';
import { call, messageOf, renew } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { exploreContract } from '../../explore.contract.ts';
import classes from './choices.module.css';

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Makes an empty list and opens it. */
export function NewList({ onCreated }: { onCreated: (workboard_id: number) => void }) {
  const [opened, { open, close }] = useDisclosure();
  const [name, setName] = useState('');
  const cache = useQueryClient();
  const create = useMutation({
    mutationFn: () => call(listsContract.createWorkboard, { body: { name: name.trim(), type: 'companies' } }),
    onSuccess: async ({ data }) => {
      await renew(cache, exploreContract.lists, listsContract.allLists, listsContract.workboards);
      close();
      setName('');
      showToast({ message: `List “${data.name}” created.`, look: 'success' });
      onCreated(data.workboard_id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !create.isPending) create.mutate();
  };
  if (!opened)
    return (
      <Button variant="default" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={open}>
        New list
      </Button>
    );
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextInput
        ref={takeFocus}
        aria-label="Name of the new list"
        placeholder="Name"
        maxLength={MOST_NAME}
        data-keeps-escape
        data-keeps-enter
        error={create.error && messageOf(create.error)}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <Button type="submit" variant="filled" loading={create.isPending} disabled={name.trim() === ''}>
        Create list
      </Button>
    </form>
  );
}
