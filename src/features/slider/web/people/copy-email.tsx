import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './people-section.module.css';

const TOLD_MS = 1000;
const COPIED = 'Email copied to clipboard!';

/** An e-mail address that goes to the clipboard when it is clicked. */
export function CopyEmail({ email }: { email: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setCopied(true);
    } catch (error) {
      console.error('Failed to copy email to clipboard', error);
    }
  };
  return (
    <>
      <Tooltip label={COPIED} opened={copied} openDelay={0}>
        <UnstyledButton className={classes.copy} title="Copy email" onClick={() => void copy()}>
          <IconCopy size={14} stroke={1.75} aria-hidden />
          <span>{email}</span>
        </UnstyledButton>
      </Tooltip>
      <output className="visually-hidden">{copied && COPIED}</output>
    </>
  );
}
