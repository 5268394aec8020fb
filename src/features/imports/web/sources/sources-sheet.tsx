import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconFileInfo, IconFileOff } from '@tabler/icons-react';
import { ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { sourcesContract } from '../../sources.contract.ts';
import { SourcesTable } from './sources-table.tsx';

interface SourcesSheetProps {
  /** "company:acme.example" or "person:7". */
  of: string;
  onClose: () => void;
  onImport: (id: string) => void;
}

/** Where each value of a company or person came from. */
export function SourcesSheet({ of, onClose, onImport }: SourcesSheetProps) {
  const [, kind = '', key = ''] = /^(company|person):(.+)$/s.exec(of) ?? [];
  const person_id = /^\d{1,9}$/.test(key) ? Number(key) : 0;
  const isPerson = kind === 'person';
  const company = useQuery({
    ...ask(sourcesContract.ofCompany, { params: { domain: key } }),
    enabled: kind === 'company',
    staleTime: 0,
  });
  const person = useQuery({
    ...ask(sourcesContract.ofPerson, { params: { person_id } }),
    enabled: isPerson && person_id > 0,
    staleTime: 0,
  });
  const query = isPerson ? person : company;
  const isAsked = isPerson ? person_id > 0 : kind === 'company';
  const found = query.data?.data;
  const title = found ? `Sources of ${found.name}` : 'Sources';
  return (
    <Sheet opened fitted title={title} width="narrow" onClose={onClose}>
      {isAsked && query.isPending && <BlockSkeleton label="Loading sources" count={8} />}
      {query.error && !found && (
        <ErrorState
          title="Couldn’t load the sources."
          text={whyNotLoaded(query.error)}
          action={
            <Button loading={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {(!isAsked || query.data === null) && (
        <EmptyState icon={IconFileOff} title="Not found." text="The link is incomplete." />
      )}
      {found?.values.length === 0 && (
        <EmptyState
          icon={IconFileInfo}
          title="No values yet"
          text="What is imported or typed appears here with its source."
        />
      )}
      {found && found.values.length > 0 && (
        <SourcesTable entity={isPerson ? 'people' : 'companies'} values={found.values} onImport={onImport} />
      )}
    </Sheet>
  );
}
