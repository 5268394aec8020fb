import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFileInfo } from '@tabler/icons-react';
import { useAddressChange } from '../address.ts';

/** Of whom the sources are shown, as the address says it. */
export type SourcesOf = `company:${string}` | `person:${number}`;

/** Leads to the sheet that tells which file, line or person each value came from. */
export function SourcesButton({ of }: { of: SourcesOf }) {
  const change = useAddressChange();
  return (
    <Tooltip label="Where values come from">
      <ActionIcon aria-label="Where values come from" onClick={() => change({ sources: of })}>
        <IconFileInfo size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
