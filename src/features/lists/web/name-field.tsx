import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MOST_NAME } from '../list.rules.ts';
import classes from './lists.module.css';

/** Enter keeps the typed name, Escape leaves the old one. */
export function NameField({ name, onEnd }: { name: string; onEnd: (typed: string | null) => void }) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => field.current?.select(), []);
  // A field that goes also loses the focus.
  const end = (typed: string | null) => {
    if (!ended.current) onEnd(typed);
    ended.current = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      end(null);
    }
    if (event.key === 'Enter') end(text.trim() || null);
  };
  return (
    <TextInput
      ref={field}
      className={classes.field}
      aria-label={`New name of ${name}`}
      maxLength={MOST_NAME}
      data-keeps-escape
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(text.trim() || null)}
    />
  );
}
