import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authContract } from '#features/auth/auth.contract.ts';
import { counted } from '#kernel/numbers.ts';
import { ask, messageOf } from '#web/api.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { logoutEverywhere } from '../logout.ts';
import classes from './account-list.module.css';
import { draftsLost } from './drafts-lost.rules.ts';

/** Says what ends, what goes on, and offers to end that too. */
export function SignOutEverywhereSheet({ drafts, onClose }: { drafts: number; onClose: () => void }) {
  const tokens = useQuery(ask(authContract.listTokens, {}));
  const [alsoTokens, setAlsoTokens] = useState(false);
  const leaving = useMutation({
    mutationFn: () => logoutEverywhere({ tokens: alsoTokens }),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  const count = tokens.data?.results.length;
  return (
    <Sheet opened fitted focusContent width="narrow" title="Sign out everywhere" onClose={onClose}>
      <div className={classes.secret}>
        <p>
          You’ll be signed out of every browser, including this one, and your calendar feed ends.
          {count !== 0 && ' Scripts that use your API tokens keep working unless you revoke them, too.'}
        </p>
        {drafts > 0 && <p>{draftsLost(drafts, 'Signing')}</p>}
        {count !== 0 && (
          <Checkbox
            label={count === undefined ? 'Revoke my API tokens' : `Revoke my ${counted(count, 'API token')}`}
            checked={alsoTokens}
            onChange={({ currentTarget }) => setAlsoTokens(currentTarget.checked)}
          />
        )}
        <div className={classes.actions}>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="filled" loading={leaving.isPending} onClick={() => leaving.mutate()}>
            Sign out everywhere
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
