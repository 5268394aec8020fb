import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Restored } from '#web/ui/states/restored.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { PeopleForm } from './use-people-form.ts';

/** How a sheet looks, whatever it is for. */
export type SheetLook = Pick<ComponentProps<typeof Sheet>, 'title' | 'header' | 'tools' | 'width' | 'fitted'>;

interface EditSheetProps {
  look: SheetLook;
  form: PeopleForm;
  className: string | undefined;
  /** Above what can be chosen. */
  fixed?: ReactNode;
  /** Below the form, in no field. */
  below?: ReactNode;
  /** Beside the buttons. */
  told?: ReactNode;
  onLeave: () => void;
  children: ReactNode;
}

/** A sheet to choose in: Save sends, Cancel forgets, and the arrow leaves what was chosen for later. */
export function EditSheet({ look, form, className, fixed, below, told, onLeave, children }: EditSheetProps) {
  const id = useId();
  const cancel = () => {
    form.discard();
    onLeave();
  };
  return (
    <Sheet
      {...look}
      opened
      onClose={onLeave}
      onBack={onLeave}
      foot={
        <>
          {told}
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={id} variant="filled" loading={form.isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {fixed}
        {form.isReady && <Restored isThere={form.isChanged} onDiscard={form.discard} />}
        {children}
      </form>
      {below}
    </Sheet>
  );
}
