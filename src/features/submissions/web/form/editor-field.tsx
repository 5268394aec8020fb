import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import classes from './form.module.css';
import type { WidgetProps } from './widget-props.ts';

const RichText = late(async () => (await import('#web/ui/fields/rich-text/rich-text.tsx')).RichText);

/** A note with headings, lists, links and pictures. */
export function EditorField({ field, required, value, error, onChange }: WidgetProps) {
  return (
    <div className={classes.wide}>
      <Suspense fallback={<BlockSkeleton label="Loading the editor" count={5} />}>
        <RichText
          label={field.title}
          required={required}
          error={error}
          content={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      </Suspense>
    </div>
  );
}
