import { Button, CopyButton, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { authContract } from '#features/auth/auth.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { call, messageOf } from '#web/api.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { whenOf } from '#web/when-words.ts';
import classes from './account-list.module.css';

const LIVES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

/** Makes a token; its secret is shown in this sheet and never again. */
export function NewTokenSheet({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const making = useMutation({
    mutationFn: (body: { name: string; expires_in_days?: number }) =>
      call(authContract.createToken, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [authContract.listTokens.path] }),
  });
  return (
    <Sheet opened fitted focusContent width="narrow" title="New token" onClose={onClose}>
      {making.data ? (
        <Secret made={making.data} onClose={onClose} />
      ) : (
        <TokenForm
          busy={making.isPending}
          refusal={making.error ? messageOf(making.error) : undefined}
          onMake={making.mutate}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface TokenFormProps {
  busy: boolean;
  refusal: string | undefined;
  onMake: (token: { name: string; expires_in_days?: number }) => void;
  onClose: () => void;
}

function TokenForm({ busy, refusal, onMake, onClose }: TokenFormProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState('365');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    return onMake({ name, expires_in_days: Number(days) });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label="Name"
        placeholder="Weekly report"
        maxLength={80}
        data-autofocus
        value={name}
        error={missing && name.trim() === '' ? 'Enter a name.' : refusal}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Select label="Expires after" data={LIVES} value={days} onChange={(value) => setDays(value ?? '365')} />
      <div className={classes.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" loading={busy}>
          Create token
        </Button>
      </div>
    </form>
  );
}

function Secret({ made, onClose }: { made: Reply<typeof authContract.createToken>; onClose: () => void }) {
  const { secret, data } = made;
  return (
    <div className={classes.secret}>
      <p>
        Copy this token now. It won’t be shown again.
        {data.expires_at && ` It expires ${whenOf(data.expires_at)}.`}
      </p>
      <TextInput
        aria-label="Token"
        readOnly
        data-autofocus
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.actions}>
        <CopyButton value={secret}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy token'}</Button>}
        </CopyButton>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
