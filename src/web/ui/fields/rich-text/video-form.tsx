import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { safeExternalUrl } from '#kernel/links.ts';
import classes from './rich-text.module.css';

interface VideoFormProps {
  editor: Editor;
  onDone: () => void;
}

/** Asks for the address of a video. It becomes a link: nothing of another house plays inside a note. */
export function VideoForm({ editor, onDone }: VideoFormProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const put = () => {
    const href = safeExternalUrl(typed);
    if (!href) return setWrong(true);
    const link = { type: 'text', text: `Video: ${href}`, marks: [{ type: 'link', attrs: { href } }] };
    editor
      .chain()
      .focus()
      .insertContent({ type: 'paragraph', content: [link] })
      .run();
    return onDone();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onDone();
      editor.commands.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put();
  };
  return (
    <div className={classes.video} data-keeps-escape>
      <TextInput
        ref={field}
        aria-label="Address of the video"
        placeholder="https://"
        inputMode="url"
        value={typed}
        error={wrong && 'Must be a web address, like https://video.example/talk.'}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={steer}
      />
      <Button onClick={put}>Insert video</Button>
    </div>
  );
}
