import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotInOrion } from '#features/companies/web/not-in-orion.tsx';
import { domainWords } from '#kernel/domains.ts';
import { ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { type Condition, conditionsContract } from '../conditions.contract.ts';
import { ConditionCard } from './condition-card.tsx';
import { ConditionForm } from './condition-form.tsx';
import classes from './conditions.module.css';

export const MINE = 'mine';
const FORM = 'pass-condition';

interface ConditionsSheetProps {
  /** `mine`, or the domain of a company. */
  about: string;
  onClose: () => void;
}

/** What would bring companies back that were passed on: one's own conditions, or all on a company. */
export function ConditionsSheet({ about, onClose }: ConditionsSheetProps) {
  const domain = about === MINE ? undefined : about;
  const query = useQuery(ask(conditionsContract.list, { query: { domain } }));
  const [edited, setEdited] = useState<Condition | 'new' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const found = query.data?.results;
  const isUnknown = query.data === null;
  const name = query.data?.company_name ?? (domain && domainWords(domain));
  const target = edited === 'new' ? domain : edited?.company_domain;

  return (
    <Sheet
      opened
      fitted
      width="narrow"
      title={
        edited
          ? edited === 'new'
            ? 'Add condition'
            : 'Edit condition'
          : domain
            ? `Pass conditions of ${name}`
            : 'Your pass conditions'
      }
      onClose={onClose}
      onBack={edited ? () => setEdited(null) : undefined}
      foot={
        edited ? (
          <>
            <Button onClick={() => setEdited(null)}>Cancel</Button>
            <Button variant="filled" type="submit" form={FORM} loading={isSaving}>
              {edited === 'new' ? 'Add condition' : 'Save'}
            </Button>
          </>
        ) : (
          domain &&
          !isUnknown && (
            <Button variant="filled" onClick={() => setEdited('new')}>
              Add condition
            </Button>
          )
        )
      }
    >
      {edited && target !== undefined && (
        <ConditionForm
          id={FORM}
          domain={target}
          edited={edited === 'new' ? undefined : edited}
          onSaving={setSaving}
          onDone={() => setEdited(null)}
        />
      )}
      {!edited && (
        <>
          {query.isPending && <BlockSkeleton label="Loading conditions" />}
          {query.error && !query.isFetching && (
            <ErrorState
              title="Couldn’t load the conditions."
              text={whyNotLoaded(query.error)}
              action={<Button onClick={() => void query.refetch()}>Try again</Button>}
            />
          )}
          {isUnknown && domain && <NotInOrion domain={domain} leaving={{ conditions: undefined }} />}
          {found?.length === 0 && (
            <EmptyState
              title="No conditions yet"
              text="After you pass on a company, add what would change your mind. Orion reminds you when it happens."
            />
          )}
          <ul className={classes.list}>
            {found?.map((condition) => (
              <ConditionCard
                key={condition.uuid}
                condition={condition}
                named={domain === undefined}
                onEdit={() => setEdited(condition)}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
