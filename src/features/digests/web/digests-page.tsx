import { Button, Select } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { counted } from '#kernel/numbers.ts';
import { useAddress } from '#web/address.ts';
import { ask } from '#web/api.ts';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { DateRangePicker } from '#web/ui/fields/date-range.tsx';
import { lateForm } from '#web/ui/late.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { type Digest, digestsContract } from '../digests.contract.ts';
import { DeleteDigest } from './delete-digest.tsx';
import classes from './digests.module.css';
import { DigestsTable } from './digests-table.tsx';
import { useScoperOptions } from './use-scopers.ts';

const DigestSheet = lateForm(async () => (await import('./digest-sheet.tsx')).DigestSheet);

/** Questions for scopers, each set on its date. */
export function DigestsPage() {
  const { search, change } = useAddress();
  const [scoper_email, date_from, date_to, opened] = ['scoper_email', 'date_from', 'date_to', 'digest'].map(
    (name) => search[name]?.[0],
  );
  const query = useQuery(ask(digestsContract.list, { query: { scoper_email, date_from, date_to } }));
  const [deleted, setDeleted] = useState<Digest | null>(null);
  const digests = query.data?.data;
  const create = () => change({ digest: 'new' });
  useDocumentTitle(`Digests · ${appTitle()}`);
  useShortcuts([{ keys: 'N', label: 'Create Digest', icon: IconPlus, section: 'Digests', run: create }]);

  return (
    <Screen
      heading="Digests"
      {...(digests && { count: counted(digests.length, 'result', 'results') })}
      tools={
        <Button
          variant="filled"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={create}
        >
          Create Digest
        </Button>
      }
      hint={
        <>
          <ShortcutKeys keys="N" /> create
        </>
      }
    >
      <Filters scoper_email={scoper_email} date_from={date_from} date_to={date_to} change={change} />
      <div className={classes.list}>
        {query.isPending && <RowSkeletons label="Loading digests" />}
        {query.isError && !digests && !query.isFetching && (
          <ErrorState
            title="Failed to fetch digests."
            action={<Button onClick={() => void query.refetch()}>Try again</Button>}
          />
        )}
        {digests && (
          <DigestsTable
            digests={digests}
            onEdit={({ uuid }) => change({ digest: uuid })}
            onDelete={setDeleted}
          />
        )}
      </div>
      <DeleteDigest digest={deleted} onClose={() => setDeleted(null)} />
      <Suspense>
        {opened && (
          <DigestSheet key={opened} opened={opened} onClose={() => change({ digest: undefined }, true)} />
        )}
      </Suspense>
    </Screen>
  );
}

interface FiltersProps {
  scoper_email: string | undefined;
  date_from: string | undefined;
  date_to: string | undefined;
  change: (changes: Record<string, string | undefined>, replace?: boolean) => void;
}

const ALL = 'all';

function Filters({ scoper_email, date_from, date_to, change }: FiltersProps) {
  const scopers = useScoperOptions();
  return (
    <div className={classes.filters}>
      <Select
        label="TP Owner"
        searchable
        nothingFoundMessage="No results"
        data={[{ label: 'All', value: ALL }, ...scopers]}
        value={scoper_email ?? ALL}
        onChange={(one) => change({ scoper_email: one === ALL ? undefined : (one ?? undefined) }, true)}
      />
      <DateRangePicker
        label="Date range"
        clearable
        ahead
        value={date_from && date_to ? { from: date_from, to: date_to } : null}
        onChange={(range) => change({ date_from: range?.from, date_to: range?.to }, true)}
      />
    </div>
  );
}
