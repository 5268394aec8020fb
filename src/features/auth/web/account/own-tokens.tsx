import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { type ApiToken, authContract } from '#features/auth/auth.contract.ts';
import { ask } from '#web/api.ts';
import { useOptimisticCall } from '#web/optimistic.ts';
import { lateForm } from '#web/ui/late.ts';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { whenOf } from '#web/when-words.ts';
import classes from './account-list.module.css';

const NewTokenSheet = lateForm(async () => (await import('./new-token-sheet.tsx')).NewTokenSheet);

const tokensQuery = ask(authContract.listTokens, {});

/** The tokens my scripts use: made here, shown once, revoked here. */
export function OwnTokens() {
  const tokens = useQuery(tokensQuery);
  const [making, sheet] = useDisclosure();
  const revoke = useOptimisticCall<typeof authContract.revokeToken, { results: ApiToken[] }>(
    authContract.revokeToken,
    tokensQuery,
    ({ results }, { params }) => ({
      results: results.filter(({ token_id }) => token_id !== params.token_id),
    }),
    { onDone: () => showToast({ message: 'Token revoked', look: 'success' }) },
  );
  return (
    <Section
      title="API tokens"
      hint="For scripts that call Orion as you. A token can do everything you can."
      tools={
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.75} />} onClick={sheet.open}>
          New token
        </Button>
      }
    >
      <Loaded query={tokens} what="Your tokens">
        {({ results }) =>
          results.length === 0 ? (
            <Nothing>No tokens yet.</Nothing>
          ) : (
            <ul className={classes.list}>
              {results.map((token) => (
                <TokenRow
                  key={token.token_id}
                  token={token}
                  onRevoke={() => revoke.mutate({ params: { token_id: token.token_id } })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense>{making && <NewTokenSheet onClose={sheet.close} />}</Suspense>
    </Section>
  );
}

export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, last_used_at, expires_at } = token;
  return (
    <li>
      <IconKey size={16} stroke={1.75} aria-hidden />
      <div>
        <b>{name}</b>
        <span>
          {last_used_at ? `Last used ${whenOf(last_used_at)}` : 'Never used'} ·{' '}
          {expires_at ? `Expires ${whenOf(expires_at)}` : 'No expiration'}
        </span>
      </div>
      <Button size="xs" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
