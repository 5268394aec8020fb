import { Button, PasswordInput, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { counted } from '#kernel/numbers.ts';
import { ask, call, messageOf, renew } from '#web/api.ts';
import { Loaded, Section } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { connectionsContract, type OwnKey } from '../../connections.contract.ts';
import { shortMoment } from '#web/when-words.ts';
import { StateTag } from './state-tag.tsx';
import classes from './connections.module.css';

const { readOwnKey, saveOwnKey, changeOwnKey, removeOwnKey } = connectionsContract;

/** The key with which my meetings come into Orion, and which of them. */
export function OwnFathomKey() {
  const { data: config } = useAppConfig();
  const isOn = config?.gates['orion-fathom-tab'] ?? false;
  const own = useQuery({ ...ask(readOwnKey, {}), enabled: isOn });
  if (!isOn) return null;
  return (
    <Section
      title="Fathom"
      hint="Add your API key to share the meetings you record with everyone at the firm. You can hide any of them."
    >
      <Loaded query={own} what="Your Fathom key" lines={2}>
        {(key) => <KeyRows own={key} />}
      </Loaded>
    </Section>
  );
}

function useChange<I>(send: (input: I) => Promise<OwnKey>, said: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast({ message: said, look: 'success' }),
    onSettled: () => renew(cache, readOwnKey),
  });
}

function KeyRows({ own }: { own: OwnKey }) {
  const internal = useChange(
    (include_internal: boolean) => call(changeOwnKey, { body: { include_internal } }),
    'Preference saved',
  );
  return (
    <div className={classes.own}>
      {own.has_key ? <Connected own={own} /> : <KeyForm />}
      <div>
        <Switch
          labelPosition="left"
          label="Include internal meetings"
          description="When off, only meetings with someone outside the firm are imported"
          checked={internal.isPending ? internal.variables : own.include_internal}
          onChange={({ currentTarget }) => internal.mutate(currentTarget.checked)}
        />
      </div>
    </div>
  );
}

/** Who meets it can mend it here. */
const toldError = ({ state, last_error }: OwnKey) =>
  state === 'refused' ? 'The key was refused. Disconnect, then enter a new one.' : last_error;

function Connected({ own }: { own: OwnKey }) {
  const remove = useChange(() => call(removeOwnKey, {}), 'Fathom disconnected');
  const { meeting_count, last_success_at } = own;
  return (
    <div>
      <div className={classes.about}>
        <b>{counted(meeting_count, 'meeting')}</b>
        <span>
          {toldError(own) ??
            (last_success_at ? `Updated ${shortMoment(last_success_at)}` : 'Not fetched yet')}
        </span>
      </div>
      <StateTag state={own.state} />
      <Button size="xs" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
        Disconnect
      </Button>
    </div>
  );
}

function KeyForm() {
  const [api_key, type] = useState('');
  const save = useChange((key: string) => call(saveOwnKey, { body: { api_key: key } }), 'Fathom connected');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (api_key.trim() !== '') save.mutate(api_key.trim());
  };
  return (
    <div>
      <div className={classes.about}>
        <b>API key</b>
        <span>In Fathom: Settings, API Access, Generate API Key</span>
      </div>
      <form onSubmit={submit}>
        <PasswordInput
          aria-label="Fathom API key"
          autoComplete="off"
          maxLength={500}
          value={api_key}
          error={save.error ? messageOf(save.error) : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" disabled={api_key.trim() === ''} loading={save.isPending}>
          Connect
        </Button>
      </form>
    </div>
  );
}
