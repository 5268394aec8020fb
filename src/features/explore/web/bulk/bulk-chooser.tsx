import { Button, Loader } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TablerIcon } from '@tabler/icons-react';
import { Chooser, type ChooserProps } from '#web/ui/fields/chooser.tsx';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import classes from './bulk-bar.module.css';

export interface BulkChoice {
  label: string;
  mark?: ReactNode;
  /** The heading it stands under. */
  group?: string;
  choose: () => void;
}

interface BulkChooserProps extends Pick<ChooserProps, 'source' | 'create' | 'takesFirst'> {
  label: string;
  icon: TablerIcon;
  choices: readonly BulkChoice[];
  disabled: boolean;
  isSaving: boolean;
}

/** One thing to do with all picked companies, and with what. */
export function BulkChooser({ label, icon, choices, disabled, isSaving, ...more }: BulkChooserProps) {
  return (
    <Chooser
      {...more}
      single
      label={label}
      position="top"
      offset={useOverBar()}
      options={choices.map(({ label: name, mark, group }, at) => ({
        value: String(at),
        label: name,
        mark,
        ...(group && { group }),
      }))}
      chosen={[]}
      onPick={(at) => choices[Number(at)]?.choose()}
      renderControl={(open) => (
        <BulkButton label={label} icon={icon} disabled={disabled} isSaving={isSaving} onClick={open} />
      )}
    />
  );
}

/** How far above its button a list stands clear of the bar; on a phone also of what is said above the buttons. */
export const useOverBar = () => (useIsPhone() ? 76 : 14);

interface BulkButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled' | 'style' | 'hidden'> {
  label: string;
  icon: TablerIcon;
  disabled: boolean;
  isSaving: boolean;
}

/** What opens one of the lists of the bar; it waits while something is being saved. */
export function BulkButton({ label, icon: Icon, isSaving, ...button }: BulkButtonProps) {
  return (
    <Button
      {...button}
      className={classes.action}
      variant="subtle"
      color="gray"
      aria-busy={isSaving || undefined}
      leftSection={isSaving ? <Loader size={14} aria-hidden /> : <Icon size={16} stroke={1.75} aria-hidden />}
    >
      {label}
    </Button>
  );
}
