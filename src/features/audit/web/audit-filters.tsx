import { Button, Select, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { staffContract } from '#features/auth/staff.contract.ts';
import type { AddressChange } from '#web/address.ts';
import { ask, messageOf } from '#web/api.ts';
import { fetchFile, saveFile } from '#web/file-transfer.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { actionWords } from '../audit-words.rules.ts';
import { auditContract, type AuditFilters, REFUSED } from '../audit.contract.ts';
import { SPANS, type AuditAddress } from './audit-address.ts';
import classes from './audit-page.module.css';

interface AuditFiltersProps {
  address: AuditAddress;
  filters: AuditFilters;
  change: AddressChange;
}

/** Who, what, about what, since when; and the same as a file. */
export function AuditFilterBar({ address, filters, change }: AuditFiltersProps) {
  const { data: staff } = useQuery(ask(staffContract.listStaff, {}));
  const { data: actions } = useQuery(ask(auditContract.listActions, {}));
  const people = (staff?.results ?? []).map(({ user_id, full_name }) => ({
    value: String(user_id),
    label: full_name,
  }));
  const names = (actions?.results ?? []).map((value) => ({
    value,
    label: `${actionWords(value)} (${value})`,
  }));

  return (
    <div className={classes.filters}>
      <Select
        aria-label="Person"
        placeholder="Anyone"
        searchable
        clearable
        allowDeselect
        data={people}
        value={address.person ?? null}
        onChange={(person) => change({ person: person ?? undefined })}
      />
      <Select
        aria-label="Action"
        placeholder="All actions"
        searchable
        clearable
        allowDeselect
        data={names}
        value={address.action ?? null}
        onChange={(action) => change({ action: action ?? undefined })}
      />
      <ObjectField
        key={address.object}
        value={address.object ?? ''}
        onSearch={(object) => change({ object })}
      />
      <Select
        aria-label="Time"
        data={Object.entries(SPANS).map(([value, { label }]) => ({ value, label }))}
        value={address.span}
        onChange={(span) => change({ span: span ?? undefined })}
      />
      <Switch
        label="Refused only"
        checked={address.action === REFUSED}
        onChange={({ currentTarget }) => change({ action: currentTarget.checked ? REFUSED : undefined })}
      />
      <ExportButton filters={filters} />
    </div>
  );
}

function ObjectField({ value, onSearch }: { value: string; onSearch: (object: string | undefined) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('object');
        onSearch((typeof typed === 'string' && typed.trim()) || undefined);
      }}
    >
      <TextInput
        name="object"
        aria-label="Object"
        placeholder="e.g. company:42"
        maxLength={200}
        defaultValue={value}
      />
    </form>
  );
}

function ExportButton({ filters }: { filters: AuditFilters }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(
        await fetchFile(auditContract.exportEvents, { query: { ...filters, format: 'csv' } }),
        'orion-audit-trail.csv',
      ),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <Button
      leftSection={<IconDownload size={14} stroke={1.75} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      Export
    </Button>
  );
}
