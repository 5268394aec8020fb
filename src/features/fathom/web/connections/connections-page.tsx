import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBuildingCommunity, IconMicrophone, IconWebhook } from '@tabler/icons-react';
import { counted, grouped } from '#kernel/numbers.ts';
import { ask, call, messageOf, renew } from '#web/api.ts';
import { Loaded } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { type Connection, connectionsContract } from '../../connections.contract.ts';
import { shortMoment } from '#web/when-words.ts';
import { StateTag } from './state-tag.tsx';
import classes from './connections.module.css';

const { listConnections, testConnection, runConnection } = connectionsContract;
const LOOK_EVERY_MS = 5000;
const TROUBLED = new Set(['failed', 'refused']);

/** What Orion is connected to, how it goes, and the ways to try it. */
export function ConnectionsPage() {
  const connections = useQuery({
    ...ask(listConnections, {}),
    // While something runs, its count grows.
    refetchInterval: ({ state }) =>
      state.data?.results.some((one) => one.state === 'running' || one.state === 'waiting') && LOOK_EVERY_MS,
  });
  const troubled = connections.data?.results.filter(({ state }) => TROUBLED.has(state)).length ?? 0;
  return (
    <div>
      <div className={classes.bar}>
        <output>
          {connections.data && counted(connections.data.results.length, 'connection')}
          {troubled > 0 && `, ${troubled} ${troubled === 1 ? 'needs' : 'need'} attention`}
        </output>
      </div>
      <Loaded
        query={connections}
        what="Connections"
        isScreen
        waiting={
          <div className={classes.waiting}>
            <RowSkeletons label="Loading connections" />
          </div>
        }
      >
        {({ results }) => (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Connection</th>
                <th scope="col">State</th>
                <th scope="col" data-number data-wide>
                  Meetings
                </th>
                <th scope="col" data-wide>
                  Last success
                </th>
                <th scope="col" data-wide>
                  Next run
                </th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map((connection) => (
                <ConnectionRow key={connection.connection_id} connection={connection} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </div>
  );
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const { connection_id, name, detail, state, meeting_count, last_success_at, last_error, next_run_at } =
    connection;
  const { test, run } = useConnection(connection);
  const Icon =
    connection_id === 'crm' ? IconBuildingCommunity : name.includes('webhook') ? IconWebhook : IconMicrophone;
  return (
    <tr>
      <th scope="row">
        <span className={classes.icon}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.name}>
          <b>{name}</b>
          <small>{withCode(detail)}</small>
          {last_error && (
            <small className={classes.error}>
              {[last_error, wayOut(connection)].filter(Boolean).join(' ')}
            </small>
          )}
        </span>
      </th>
      <td>
        <StateTag state={state} />
      </td>
      <td data-number data-wide>
        {state === 'not_configured' || connection_id === 'crm' ? '–' : grouped(meeting_count)}
      </td>
      <td data-wide>{shortMoment(last_success_at)}</td>
      <td data-wide>{state === 'running' ? 'Running' : shortMoment(next_run_at)}</td>
      <td className={classes.actions}>
        {connection.can_test && (
          <Button
            size="xs"
            aria-label={`Test: ${name}`}
            loading={test.isPending}
            onClick={() => test.mutate(undefined)}
          >
            Test
          </Button>
        )}
        {connection.can_run && (
          <Button
            size="xs"
            aria-label={`Run now: ${name}`}
            loading={run.isPending}
            disabled={state === 'running'}
            onClick={() => run.mutate(undefined)}
          >
            Run now
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Names of settings stand out, and do not break. */
const withCode = (text: string) =>
  text.split(/([A-Z_]+)/).map((part) => (part.includes('_') ? <code key={part}>{part}</code> : part));

/** Who can enter another key, and where; nobody can do it for somebody else. */
const wayOut = ({ state, name, detail }: Connection) => {
  if (state !== 'refused') return null;
  return detail.includes('@')
    ? `${name.replace(/^Fathom, /, '')} can enter a new one in Settings, Account.`
    : 'Set a new one as FATHOM_API_KEY.';
};

function useConnection({ connection_id, name }: Connection) {
  const cache = useQueryClient();
  const params = { connection_id };
  const onError = (error: Error) => showToast({ message: messageOf(error), look: 'failure' });
  const onSettled = () => renew(cache, listConnections);
  const test = useMutation({
    mutationFn: () => call(testConnection, { params }),
    onSuccess: ({ ok, message }) =>
      showToast({ message: `${name}: ${message}`, look: ok ? 'success' : 'failure' }),
    onError,
    onSettled,
  });
  const run = useMutation({
    mutationFn: () => call(runConnection, { params }),
    onSuccess: () => showToast({ message: `${name}: started`, look: 'success' }),
    onError,
    onSettled,
  });
  return { test, run };
}
