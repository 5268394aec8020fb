import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { dayOf } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { messageOf } from '#web/api.ts';
import { fetchFile, saveFile } from '#web/file-transfer.ts';
import type { Search } from '#web/search-codec.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { exploreContract } from '../../explore.contract.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { companiesWords } from './use-bulk-change.ts';

/** As many as fit into one address. */
const AT_ONCE = 100;

interface ExportMenuProps {
  domains: readonly string[];
  filters: Search;
  total: number | null;
}

/** Saves the picked companies, or all that the search finds, as CSV. */
export function ExportMenu({ domains, filters, total }: ExportMenuProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (fetched: Promise<Blob>) =>
      saveFile(await fetched, `orion-companies-${dayOf(new Date())}.csv`),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <ChoiceMenu
      label="Export"
      icon={IconDownload}
      title="As CSV"
      disabled={false}
      isSaving={isPending}
      choices={[
        ...(domains.length > 0
          ? [
              {
                label: `${companiesWords(domains.length)} selected`,
                choose: () => mutate(ofDomains(domains)),
              },
            ]
          : []),
        {
          label: total === null ? 'All results' : `All ${grouped(total)} results`,
          choose: () => mutate(fetchExport(filters)),
        },
      ]}
    />
  );
}

const fetchExport = (query: Search) => fetchFile(exploreContract.export, { query });

/** A file for as many as an address holds, one after the other; together one file with one head. */
async function ofDomains(domains: readonly string[]): Promise<Blob> {
  const texts: string[] = [];
  for (let at = 0; at < domains.length; at += AT_ONCE) {
    const file = await fetchExport({ company_domain: domains.slice(at, at + AT_ONCE) });
    const text = await file.text();
    texts.push(at === 0 ? text : text.slice(text.indexOf('\n') + 1));
  }
  return new Blob(texts, { type: 'text/csv;charset=utf-8' });
}
