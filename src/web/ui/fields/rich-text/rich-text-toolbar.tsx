import { RichTextEditor } from '@mantine/tiptap';
import { IconIndentDecrease, IconIndentIncrease, IconPhoto, IconVideo } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { showToast } from '../../overlays/toast.ts';
import { pictureOf } from './picture.ts';
import { VideoForm } from './video-form.tsx';

const COLOURS = ['#c92a2a', '#d9480f', '#2b8a3e', '#1864ab', '#5f3dc4', '#868e96'];
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const { Control, ControlsGroup } = RichTextEditor;

/** Headers, bold, italic, underline, strike, blockquote, colours, lists, indent, link, image, video, clean. */
export function RichTextToolbar({ editor }: { editor: Editor | null }) {
  const [asksVideo, setAsksVideo] = useState(false);
  return (
    <>
      <RichTextEditor.Toolbar role="toolbar" aria-label="Format">
        <ControlsGroup>
          <RichTextEditor.H1 />
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </ControlsGroup>
        <ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
          <RichTextEditor.Blockquote />
          <RichTextEditor.ColorPicker colors={COLOURS} />
        </ControlsGroup>
        <ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <Control
            aria-label="Indent less"
            title="Indent less"
            onClick={() => editor?.chain().focus().indentBy(-1).run()}
          >
            <IconIndentDecrease {...ICON} />
          </Control>
          <Control
            aria-label="Indent more"
            title="Indent more"
            onClick={() => editor?.chain().focus().indentBy(1).run()}
          >
            <IconIndentIncrease {...ICON} />
          </Control>
        </ControlsGroup>
        <ControlsGroup>
          <RichTextEditor.Link />
          <PictureControl editor={editor} />
          <Control
            aria-label="Video"
            title="Video"
            aria-expanded={asksVideo}
            onClick={() => setAsksVideo(!asksVideo)}
          >
            <IconVideo {...ICON} />
          </Control>
          <RichTextEditor.ClearFormatting />
        </ControlsGroup>
      </RichTextEditor.Toolbar>
      {asksVideo && editor && <VideoForm editor={editor} onDone={() => setAsksVideo(false)} />}
    </>
  );
}

function PictureControl({ editor }: { editor: Editor | null }) {
  const input = useRef<HTMLInputElement>(null);
  const put = async (file: File | undefined) => {
    if (!file) return;
    const picture = await pictureOf(file);
    if ('problem' in picture) showToast({ message: picture.problem, look: 'failure' });
    else editor?.chain().focus().setImage(picture).run();
  };
  return (
    <Control aria-label="Image" title="Image" onClick={() => input.current?.click()}>
      <IconPhoto {...ICON} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Choose an image"
        accept="image/png,image/jpeg,image/gif,image/webp"
        onClick={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => {
          void put(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </Control>
  );
}
