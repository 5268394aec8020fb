import { ActionIcon, Loader, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { grouped } from '#kernel/numbers.ts';
import { messageOf } from '#web/api.ts';
import { TextButton } from '#web/filters/text-button.tsx';
import type { Search } from '#web/search-codec.ts';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { Picking } from '../cards/use-picked.ts';
import type { useDiscovery } from '../use-discovery.ts';
import type { Sort } from '../use-explore-address.ts';
import classes from './bulk-bar.module.css';
import { ExportMenu } from './export-menu.tsx';
import { ListMenu, StatusMenu } from './change-menus.tsx';
import { OwnerMenu } from './owner-menu.tsx';

/** As many as one call changes. */
const MOST = 500;

interface BulkBarProps {
  picking: Picking;
  found: ReturnType<typeof useDiscovery>;
  filters: Search;
  sort: Sort | null;
  /** The e-mail address of whoever looks. */
  me: string;
}

/** What can be done with all picked companies at once. */
export function BulkBar({ picking, found, filters, sort, me }: BulkBarProps) {
  const domains = [...picking.domains];
  useEscapeLayer(true, picking.clear);
  useRaisedToasts();
  const all = useMutation({
    mutationFn: async () => picking.add(await everyDomain(found)),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  const most = Math.min(found.total ?? found.companies.length, MOST);
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected companies">
      <output className={classes.count}>
        <b>{grouped(domains.length)}</b> selected
      </output>
      {domains.length < most && (
        <TextButton className={classes.link} disabled={all.isPending} onClick={() => all.mutate()}>
          {all.isPending && <Loader size={12} aria-hidden />}
          {(found.total ?? 0) > MOST ? `Select the first ${MOST}` : `Select all ${grouped(most)}`}
        </TextButton>
      )}
      <Tooltip label="Clear selection (Esc)">
        <ActionIcon className={classes.clear} aria-label="Clear selection" onClick={picking.clear}>
          <IconX size={14} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.line} aria-hidden />
      <div className={classes.actions}>
        <ListMenu domains={domains} />
        <StatusMenu domains={domains} />
        <OwnerMenu domains={domains} companies={found.companies} me={me} />
        <ExportMenu domains={domains} filters={filters} sort={sort} total={found.total} />
      </div>
    </div>
  );
}

/** What is told appears above the bar, not over it. */
function useRaisedToasts() {
  useEffect(() => {
    document.body.dataset['bottomBar'] = '';
    return () => {
      delete document.body.dataset['bottomBar'];
    };
  }, []);
}

/** The companies of the search in their order, fetched as far as one call can take them: all of these, or an error. */
async function everyDomain({ companies, hasNext, loadNext }: BulkBarProps['found']) {
  let known = companies;
  for (let more = hasNext; more && known.length < MOST; ) {
    const { data, hasNextPage, error } = await loadNext();
    if (error) throw error;
    known = data?.pages.flatMap(({ results }) => results) ?? known;
    more = hasNextPage;
  }
  return known.slice(0, MOST).map(({ company_domain }) => company_domain);
}
