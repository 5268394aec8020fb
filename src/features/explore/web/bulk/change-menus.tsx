import { useQuery } from '@tanstack/react-query';
import { IconCircleDashed, IconPlaylistAdd, IconUser } from '@tabler/icons-react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { listsContract } from '#features/lists/lists.contract.ts';
import { pipelineContract } from '#features/pipeline/pipeline.contract.ts';
import { ask, call } from '#web/api.ts';
import { type DiscoveryCompany, exploreContract } from '../../explore.contract.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { companiesWords, useBulkChange } from './use-bulk-change.ts';

interface MenuProps {
  domains: string[];
}

/** Puts the companies on one of the lists; can be taken back. */
export function ListMenu({ domains }: MenuProps) {
  const { data, isPending } = useQuery(ask(exploreContract.lists, {}));
  const change = useBulkChange();
  const add = async (list_id: number, name: string) => {
    const { changed } = await call(listsContract.addCompanies, { body: { domains, list_id } });
    if (changed.length === 0) return { message: `Every one of them is on “${name}” already.` };
    return {
      message: `${companiesWords(changed.length)} added to “${name}”.`,
      undo: () => call(listsContract.removeCompanies, { body: { domains: changed, list_id } }),
    };
  };
  return (
    <ChoiceMenu
      label="Add to list"
      icon={IconPlaylistAdd}
      disabled={domains.length === 0}
      isLoading={isPending}
      isSaving={change.isPending}
      choices={(data?.data.lists ?? []).map(({ workboard_id, name }) => ({
        label: name,
        choose: () => change.mutate(() => add(workboard_id, name)),
      }))}
    />
  );
}

interface StatusMenuProps extends MenuProps {
  companies: readonly DiscoveryCompany[];
}

/** Gives all of the companies one status, or none; can be taken back. */
export function StatusMenu({ domains, companies }: StatusMenuProps) {
  const { data, isPending } = useQuery(ask(companiesContract.tpStatusOptions, {}));
  const change = useBulkChange();
  const set = (value: string | undefined, name: string) => () => {
    const before = byStatus(companies.filter((company) => domains.includes(company.company_domain)));
    change.mutate(async () => {
      const { updated } = await setStatus(domains, value);
      return {
        message: `${companiesWords(updated)} changed to “${name}”.`,
        undo: () => Promise.all(before.map(([status, of]) => setStatus(of, status ?? undefined))),
      };
    });
  };
  return (
    <ChoiceMenu
      label="Status"
      icon={IconCircleDashed}
      disabled={domains.length === 0}
      isLoading={isPending}
      isSaving={change.isPending}
      choices={[
        ...(data?.data ?? []).map(({ display_name, server_value }) => ({
          label: display_name,
          choose: set(server_value, display_name),
        })),
        { label: 'No status', choose: set(undefined, 'No status'), apart: true },
      ]}
    />
  );
}

const setStatus = (domains: string[], value: string | undefined) =>
  call(pipelineContract.operate, { body: { operation: 'set_status', domains, ...(value && { value }) } });

/** The companies of each status there is among them. */
function byStatus(companies: readonly DiscoveryCompany[]) {
  const found = new Map<string | null, string[]>();
  for (const { company_domain, tp_status } of companies)
    found.set(tp_status, [...(found.get(tp_status) ?? []), company_domain]);
  return [...found];
}

/** Gives all of the companies one owner, or none. */
export function OwnerMenu({ domains }: MenuProps) {
  const { data, isPending } = useQuery(ask(exploreContract.owners, {}));
  const change = useBulkChange();
  const set = (value: string | undefined, told: string) => () =>
    change.mutate(async () => {
      const body = { operation: 'set_owner' as const, domains, ...(value && { value }) };
      const { updated } = await call(pipelineContract.operate, { body });
      return { message: `${companiesWords(updated)} now ${updated === 1 ? 'has' : 'have'} ${told}.` };
    });
  return (
    <ChoiceMenu
      label="Owner"
      icon={IconUser}
      title={`Becomes the only owner of ${companiesWords(domains.length)}`}
      disabled={domains.length === 0}
      isLoading={isPending}
      isSaving={change.isPending}
      choices={[
        ...(data?.results ?? []).map(({ full_name, email_address }) => ({
          label: full_name,
          choose: set(email_address, `${full_name} as owner`),
        })),
        { label: 'No owner', choose: set(undefined, 'no owner'), apart: true },
      ]}
    />
  );
}
