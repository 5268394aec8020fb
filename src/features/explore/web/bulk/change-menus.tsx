import { IconCircleDashed, IconPlaylistAdd } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { MOST_NAME } from '#features/lists/list.rules.ts';
import { listsContract } from '#features/lists/lists.contract.ts';
import { pipelineContract } from '#features/pipeline/pipeline.contract.ts';
import { StatusGlyph } from '#features/pipeline/web/status-glyph.tsx';
import { ask, call, renew } from '#web/api.ts';
import { exploreContract } from '../../explore.contract.ts';
import { BulkChooser } from './bulk-chooser.tsx';
import { companiesWords, undoOf, useBulkChange } from './use-bulk-change.ts';

export interface MenuProps {
  domains: string[];
}

/** Puts the companies on one of the lists, or on a new one; can be taken back. */
export function ListMenu({ domains }: MenuProps) {
  const offered = useQuery(ask(exploreContract.lists, {}));
  const change = useBulkChange();
  const cache = useQueryClient();
  const renewLists = () =>
    renew(cache, exploreContract.lists, listsContract.allLists, listsContract.workboards);
  const add = async (list_id: number, name: string) => {
    const { changed } = await call(listsContract.addCompanies, { body: { domains, list_id } });
    if (changed.length === 0) return { message: `Already on “${name}”.` };
    return {
      message: `${companiesWords(changed.length)} added to “${name}”.`,
      undo: () => call(listsContract.removeCompanies, { body: { domains: changed, list_id } }),
    };
  };
  const create = async (name: string) => {
    const made = await call(listsContract.addCompaniesToNew, { body: { domains, name } });
    void renewLists();
    return {
      message: `List “${made.data.name}” created with ${companiesWords(made.changed.length)}.`,
      undo: async () => {
        await call(listsContract.deleteWorkboard, { params: { workboard_id: made.data.list_id } });
        await renewLists();
      },
    };
  };
  return (
    <BulkChooser
      label="Add to list"
      icon={IconPlaylistAdd}
      disabled={domains.length === 0}
      source={offered}
      isSaving={change.isPending}
      choices={(offered.data?.data.lists ?? []).map(({ workboard_id, name }) => ({
        label: name,
        choose: () => change.mutate(() => add(workboard_id, name)),
      }))}
      create={{
        label: 'Create New List',
        most: MOST_NAME,
        onCreate: (name) => change.mutate(() => create(name)),
      }}
    />
  );
}

/** Gives all of the companies one status, or none; can be taken back. */
export function StatusMenu({ domains }: MenuProps) {
  const offered = useQuery(ask(companiesContract.tpStatusOptions, {}));
  const change = useBulkChange();
  const order = (offered.data?.data ?? []).map(({ server_value }) => server_value);
  const set = (value: string, name: string) => () =>
    change.mutate(async () => {
      const body = { operation: 'set_status' as const, domains, value };
      const { updated, before } = await call(pipelineContract.operate, { body });
      return { message: `${companiesWords(updated)} changed to “${name}”.`, ...undoOf(before) };
    });
  return (
    <BulkChooser
      label="Status"
      icon={IconCircleDashed}
      disabled={domains.length === 0}
      source={offered}
      isSaving={change.isPending}
      choices={[
        ...(offered.data?.data ?? []).map(({ display_name, server_value }) => ({
          label: display_name,
          mark: <StatusGlyph status={server_value} order={order} />,
          choose: set(server_value, display_name),
        })),
        {
          label: 'No status',
          mark: <StatusGlyph status={null} order={order} />,
          choose: set('', 'No status'),
        },
      ]}
    />
  );
}
