import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AddressSheets } from '#features/conversations/web/address-sheets.tsx';
import { useImportAddress } from '#features/imports/web/import-address.ts';
import { useAddress } from '#web/address.ts';
import { late, lateForm } from '#web/ui/late.ts';

const RemindSheet = lateForm(
  async () => (await import('#features/reminders/web/remind-sheet.tsx')).RemindSheet,
);

const ImportSheet = late(async () => (await import('#features/imports/web/import-sheet.tsx')).ImportSheet);

const SourcesSheet = late(
  async () => (await import('#features/imports/web/sources/sources-sheet.tsx')).SourcesSheet,
);

const AlertsSheet = late(async () => (await import('#features/records/web/alerts-sheet.tsx')).AlertsSheet);

const FavouritesSheet = late(
  async () => (await import('#features/records/web/favourites-sheet.tsx')).FavouritesSheet,
);

const AddSheet = lateForm(
  async () => (await import('#features/companies/web/add-company-or-person.tsx')).AddSheet,
);

const ConditionsSheet = lateForm(
  async () => (await import('#features/conditions/web/conditions-sheet.tsx')).ConditionsSheet,
);

const WorkboardsSheet = late(
  async () => (await import('#features/lists/web/workboards-sheet.tsx')).WorkboardsSheet,
);

const EditCompanySheet = lateForm(
  async () => (await import('#features/companies/web/edit-company-sheet.tsx')).EditCompanySheet,
);

/** What the address opens above any screen. */
export function PortalSheets(_closed: { onClose: () => void }) {
  const router = useRouter();
  const imports = useImportAddress();
  const { search, change } = useAddress();
  return (
    <>
      <Suspense>
        {imports.shown && <ImportSheet address={imports} shown={imports.shown} />}
        {search.sources?.[0] && (
          <SourcesSheet
            key={search.sources[0]}
            of={search.sources[0]}
            onClose={() => change({ sources: undefined }, true)}
            onImport={imports.show}
          />
        )}
        {search.alerts && <AlertsSheet onClose={() => change({ alerts: undefined }, true)} />}
        {search.favorites && <FavouritesSheet onClose={() => change({ favorites: undefined }, true)} />}
        {search.workboards && <WorkboardsSheet onClose={() => change({ workboards: undefined }, true)} />}
        {search.edit?.[0] && (
          <EditCompanySheet
            key={search.edit[0]}
            domain={search.edit[0]}
            onClose={() => change({ edit: undefined }, true)}
          />
        )}
        {search.remind?.[0] && (
          <RemindSheet
            about={search.remind[0]}
            steps={search.steps?.[0]}
            onClose={() => change({ remind: undefined, steps: undefined }, true)}
          />
        )}
        {search.conditions?.[0] && (
          <ConditionsSheet
            key={search.conditions[0]}
            about={search.conditions[0]}
            onClose={() => change({ conditions: undefined }, true)}
          />
        )}
        {search.add && <AddSheet what={search.add[0]} onClose={() => change({ add: undefined }, true)} />}
      </Suspense>
      <AddressSheets
        search={search}
        change={change}
        onRecorded={(id) => void router.navigate({ href: `/conversations/${id}`, replace: true })}
      />
    </>
  );
}
