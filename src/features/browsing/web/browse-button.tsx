import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBrowser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { ShortcutKey } from '#web/ui/marks/shortcut-key.tsx';
import { browsingContract } from '../browsing.contract.ts';
import classes from './browse.module.css';

const ASKED_EVERY_MS = 30_000;
const NOT_YET = 'Checking whether remote pages are available…';
const NO_ANSWER = 'Remote pages are not available right now.';

/** Opens the website of the company inside Orion; where that cannot be, it says why. */
export function BrowseButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const health = useQuery({ ...ask(browsingContract.health, {}), refetchInterval: ASKED_EVERY_MS });
  const isReady = health.data?.status === 'ok';
  const reason = health.isPending ? NOT_YET : (health.data?.reason ?? NO_ANSWER);
  useShortcuts(
    isReady
      ? [{ keys: 'B', label: 'Browse the website', section: 'Company', icon: IconBrowser, run: onToggle }]
      : [],
  );
  return (
    <Tooltip
      multiline
      maw={300}
      label={
        isReady ? (
          <span className={classes.hint}>
            Browse <ShortcutKey keys="B" />
          </span>
        ) : (
          reason
        )
      }
    >
      <ActionIcon
        aria-label="Browse"
        aria-pressed={isOpen}
        // It can be reached and says why, also where nothing happens.
        aria-disabled={!isReady}
        {...(!isReady && { 'aria-description': reason, 'data-disabled': true })}
        onClick={() => isReady && onToggle()}
      >
        <IconBrowser size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
