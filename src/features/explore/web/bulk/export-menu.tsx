import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { messageOf } from '#web/api.ts';
import { fetchFile, saveFile } from '#web/file-transfer.ts';
import type { Search } from '#web/search-codec.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { exploreContract } from '../../explore.contract.ts';
import type { Sort } from '../use-explore-address.ts';
import { BulkButton, useOverBar } from './bulk-chooser.tsx';

interface ExportMenuProps {
  domains: string[];
  filters: Search;
  sort: Sort | null;
  total: number | null;
}

const FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const;
type Format = keyof typeof FORMATS;

/** Saves the picked companies, or all that the search finds, in the order of the screen. */
export function ExportMenu({ domains, filters, sort, total }: ExportMenuProps) {
  const offset = useOverBar();
  const [isDetailed, setDetailed] = useState(false);
  const save = useMutation({
    mutationFn: async ({ which, format }: { which: 'selected' | 'all'; format: Format }) => {
      const asked = {
        format,
        ...(sort && { sort_by: sort.by, sort_direction: sort.direction }),
        ...(isDetailed && { contributions: 'true' as const }),
      };
      const file =
        which === 'selected'
          ? await fetchFile(exploreContract.exportChosen, { body: { company_domain: domains, ...asked } })
          : await fetchFile(exploreContract.export, { query: { ...filters, ...asked } });
      saveFile(file, `orion-companies-${dayOf(new Date())}.${format}`);
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  const items = (which: 'selected' | 'all', told: string) =>
    Object.entries(FORMATS).map(([format, name]) => (
      <Menu.Item key={`${which} ${format}`} onClick={() => save.mutate({ which, format: format as Format })}>
        {told} as {name}
      </Menu.Item>
    ));
  return (
    <Menu position="top" offset={offset} width={260} disabled={save.isPending}>
      <Menu.Target>
        <BulkButton label="Export" icon={IconDownload} disabled={false} isSaving={save.isPending} />
      </Menu.Target>
      <Menu.Dropdown>
        {domains.length > 0 && items('selected', `${grouped(domains.length)} selected`)}
        {items('all', total === null ? 'All results' : `All ${grouped(total)} results`)}
        <Menu.Divider />
        <Menu.CheckboxItem closeMenuOnClick={false} checked={isDetailed} onChange={setDetailed}>
          Include score contributions
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}
