import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEditCompany } from '#features/companies/web/edit-address.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { ShortcutKey } from '#web/ui/marks/shortcut-key.tsx';
import classes from './slider-head.module.css';

/** Leads to the sheet in which the company is corrected. */
export function EditButton({ domain }: { domain: string }) {
  const edit = useEditCompany(domain);
  useShortcuts([{ keys: 'E', label: 'Edit company', section: 'Company', run: edit }]);
  return (
    <Tooltip
      label={
        <span className={classes.hint}>
          Edit <ShortcutKey keys="E" />
        </span>
      }
    >
      <ActionIcon aria-label="Edit" onClick={edit}>
        <IconPencil size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
