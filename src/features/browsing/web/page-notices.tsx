import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconKey, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ScreenInput } from '#kernel/screen-messages.ts';
import classes from './browse.module.css';
import type { Asked } from './remote-page.rules.ts';

/** Before a password is typed on somebody else's machine. */
export function PasswordWarning({ host, onAgree }: { host: string; onAgree: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <IconKey size={16} stroke={1.75} aria-hidden />
      <span>
        {host} asks for a password. What you type here passes through the firm’s server. Keys are held until
        you agree.
      </span>
      <Button size="compact-sm" onClick={onAgree}>
        Type it anyway
      </Button>
    </div>
  );
}

interface FindBarProps {
  send: (input: ScreenInput) => void;
  found: boolean | null;
  onClose: () => void;
}

/** Looks for words in the page. */
export function FindBar({ send, found, onClose }: FindBarProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const find = (backwards: boolean) => text !== '' && send({ kind: 'find', text, backwards });
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Enter') find(event.shiftKey);
    if (event.key === 'Escape') onClose();
  };
  return (
    <search className={classes.find}>
      <TextInput
        ref={box}
        aria-label="Find in page"
        placeholder="Find in page"
        data-keeps-escape
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={steer}
        error={found === false && text !== '' ? 'No results' : undefined}
      />
      <ActionIcon aria-label="Previous result" onClick={() => find(true)}>
        <IconChevronUp size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label="Next result" onClick={() => find(false)}>
        <IconChevronDown size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label="Close find" onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </search>
  );
}

/** What the page asks, in our own words and frame: it cannot look like Orion. */
export function PageDialog({
  asked,
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (accept: boolean, text: string) => void;
}) {
  const [text, setText] = useState(asked.preset);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className={classes.dialog}>
      <div role="alertdialog" aria-label="The remote page says" className={classes.card}>
        <b>The remote page says</b>
        <p>{asked.message}</p>
        {asked.type === 'prompt' && (
          <TextInput
            aria-label="Answer"
            value={text}
            data-keeps-escape
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <div className={classes.row}>
          {asked.type !== 'alert' && (
            <Button variant="default" onClick={() => onAnswer(false, '')}>
              Cancel
            </Button>
          )}
          <Button ref={yes} onClick={() => onAnswer(true, text)}>
            OK
          </Button>
        </div>
      </div>
    </div>
  );
}
