import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pipelineContract } from '#features/pipeline/pipeline.contract.ts';
import { arrangeOwners, type OwnerOption } from '#features/pipeline/pipeline.rules.ts';
import { ask, call } from '#web/api.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { type DiscoveryCompany, exploreContract } from '../../explore.contract.ts';
import { BulkChooser } from './bulk-chooser.tsx';
import type { MenuProps } from './change-menus.tsx';
import { companiesWords, undoOf, useBulkChange } from './use-bulk-change.ts';

type Operation = 'add_owner' | 'remove_owner' | 'set_owner';

interface OwnerMenuProps extends MenuProps {
  companies: readonly DiscoveryCompany[];
  /** The e-mail address of whoever looks. */
  me: string;
}

/** Adds an owner to all of the companies, takes one off, or makes one the only one; can be taken back. */
export function OwnerMenu({ domains, companies, me }: OwnerMenuProps) {
  const offered = useQuery(ask(exploreContract.owners, {}));
  const change = useBulkChange();
  const staff = arrangeOwners(offered.data?.results ?? [], me).map(({ option }) => option);
  const owning = new Set(
    companies
      .filter(({ company_domain }) => domains.includes(company_domain))
      .flatMap(({ tp_owners }) => tp_owners),
  );
  const run = (operation: Operation, value: string, told: (companies: string) => string) => () =>
    change.mutate(async () => {
      const { updated, before } = await call(pipelineContract.operate, {
        body: { operation, domains, value },
      });
      if (updated === 0) return { message: 'No owners changed.' };
      return { message: told(companiesWords(updated)), ...undoOf(before) };
    });
  const named = ({ full_name, email_address }: OwnerOption) =>
    email_address.toLowerCase() === me.toLowerCase() ? `${full_name} (me)` : full_name;
  return (
    <BulkChooser
      takesFirst
      label="Owner"
      icon={IconUser}
      disabled={domains.length === 0}
      source={offered}
      isSaving={change.isPending}
      choices={[
        ...staff.map((one) => ({
          label: named(one),
          mark: <InitialsAvatar name={one.full_name} />,
          group: 'Add owner',
          choose: run('add_owner', one.email_address, (all) => `${one.full_name} added to ${all}.`),
        })),
        ...staff
          .filter(({ full_name }) => owning.has(full_name))
          .map((one) => ({
            label: named(one),
            mark: <InitialsAvatar name={one.full_name} />,
            group: 'Remove owner',
            choose: run('remove_owner', one.email_address, (all) => `${one.full_name} removed from ${all}.`),
          })),
        ...(owning.size > 0
          ? [
              {
                label: 'All owners',
                group: 'Remove owner',
                choose: run('set_owner', '', (all) => `Owners removed from ${all}.`),
              },
            ]
          : []),
        ...staff.map((one) => ({
          label: named(one),
          mark: <InitialsAvatar name={one.full_name} />,
          group: 'Replace all owners with',
          choose: run(
            'set_owner',
            one.email_address,
            (all) => `${one.full_name} is now the owner of ${all}.`,
          ),
        })),
      ]}
    />
  );
}
