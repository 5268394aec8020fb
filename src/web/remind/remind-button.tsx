import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import { useAddressChange } from '../address.ts';

/** What a reminder is set about, as the address says it. */
export type RemindAbout =
  | 'new'
  | `company:${string}`
  | `person:${number}`
  | `reference:${string}`
  | `meeting:${string}`
  | `call:${string}`
  | `edit:${string}`;

/** Opens the sheet in which a reminder is set; `steps` are the next steps it begins with. */
export function useRemind() {
  const change = useAddressChange();
  return (about: RemindAbout, steps?: string) => change({ remind: about, steps });
}

interface RemindButtonProps {
  about: RemindAbout;
  steps?: string;
  label?: string;
}

/** One click from anything to a reminder about it. */
export function RemindButton({ about, steps, label = 'Remind me' }: RemindButtonProps) {
  const remind = useRemind();
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => remind(about, steps)}>
        <IconBellPlus size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
