import '@mantine/tiptap/styles.layer.css';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { Color } from '@tiptap/extension-color';
import { Image } from '@tiptap/extension-image';
import { TextStyle } from '@tiptap/extension-text-style';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId } from 'react';
import { styleNonce } from '#web/page-meta.ts';
import { Indent } from './indent.ts';
import classes from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { writeTablesAsLines } from './table-lines.ts';

interface RichTextProps {
  label: string;
  /** Where what stands above says it already. */
  labelHidden?: boolean;
  /** What it begins with; later changes of this are not followed. */
  content: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  required?: boolean;
}

const extensions = [
  StarterKit.configure({ link: false }),
  // What is typed behind a link is no part of it.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    protocols: ['mailto'],
    defaultProtocol: 'https',
  }),
  TextStyle,
  Color,
  Image.configure({ allowBase64: true }),
  Indent,
];

/** A field for a note with headings, lists, links and pictures. */
export function RichText({ label, labelHidden, content, onChange, error, required = false }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: writeTablesAsLines(content),
    injectNonce: styleNonce(),
    editorProps: {
      transformPastedHTML: writeTablesAsLines,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={classes.field} data-failed={error ? true : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field is reached by Tab; this is the click on its label */}
      <span
        className={labelHidden ? 'visually-hidden' : classes.label}
        onClick={() => editor?.commands.focus()}
      >
        {label}
        {required && (
          <span aria-hidden className={classes.star}>
            {' '}
            *
          </span>
        )}
      </span>
      <RichTextEditor
        editor={editor}
        withCodeHighlightStyles={false}
        classNames={{
          root: classes.root ?? '',
          toolbar: classes.toolbar ?? '',
          control: classes.control ?? '',
          controlsGroup: classes.group ?? '',
          content: classes.content ?? '',
        }}
      >
        <RichTextToolbar editor={editor} />
        <RichTextEditor.Content />
      </RichTextEditor>
      {error && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
