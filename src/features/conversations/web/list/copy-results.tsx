import { ActionIcon, Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import classes from './panel-buttons.module.css';

const OPENS_AFTER_MS = 2000;
const COPIED = 'Current response is copied to clipboard!';
const TOO_LARGE = 'Current size exceeds GPT4 result size. Please try adding more filters';
const REFUSED = 'Your browser blocked copying. Allow clipboard access and try again.';

/** Puts all that was found on the clipboard, and opens the chat assistant a moment later. */
export function CopyResults({ gpt }: { gpt: string | null }) {
  const { data: config } = useAppConfig();
  const copy = async () => {
    if (!gpt || !config) return;
    if (gpt.length > config.clipboard_max_chars) return showToast({ message: TOO_LARGE, look: 'failure' });
    try {
      await navigator.clipboard.writeText(gpt);
    } catch {
      return showToast({ message: REFUSED, look: 'failure' });
    }
    showToast({ message: COPIED, look: 'success' });
    const { chat_assistant_url: address } = config;
    if (address) setTimeout(() => window.open(address, '_blank', 'noopener'), OPENS_AFTER_MS);
  };
  useShortcuts([
    { keys: 'Shift+C', label: 'Copy results', section: 'Conversations', run: () => void copy() },
  ]);
  const phone = useIsPhone();
  const button = {
    'aria-label': 'Copy results',
    title: 'Copy the current result set to paste into a chat assistant',
    disabled: !gpt,
    onClick: () => void copy(),
  };
  const icon = <IconCopy size={14} stroke={1.75} aria-hidden />;
  if (phone)
    return (
      <ActionIcon {...button} variant="default" size={44}>
        {icon}
      </ActionIcon>
    );
  return (
    <Button {...button} className={classes.copy} leftSection={icon}>
      Copy results
    </Button>
  );
}
