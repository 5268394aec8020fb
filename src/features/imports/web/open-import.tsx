import { useInSight } from '#web/forms/in-sight.ts';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, messageOf } from '#web/api.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import type { ImportRecord } from '../import-record.contract.ts';
import { CheckStep } from './outcome/check-step.tsx';
import { ColumnsStep } from './columns/columns-step.tsx';
import { CommittedStep } from './outcome/committed-step.tsx';
import { FailedStep } from './failed-step.tsx';
import { FileLine } from './file/file-line.tsx';
import type { ImportAddress } from './import-address.ts';
import { ImportFoot } from './import-foot.tsx';
import type { Step } from './import-steps.tsx';
import classes from './step.module.css';
import type { StepProps } from './step-props.ts';
import { UndoneStep } from './outcome/undone-step.tsx';
import { useImportActions } from './use-import.ts';
import { WaitingStep } from './waiting-step.tsx';

const OPEN_TO_CHANGE: readonly ImportRecord['status'][] = ['uploaded', 'checked', 'failed', 'undone'];
const showsColumns = ({ entity, status }: ImportRecord, atColumns: boolean) =>
  entity !== 'meetings' && (status === 'uploaded' || (atColumns && OPEN_TO_CHANGE.includes(status)));

/** Where an import is on its way. */
export function stepOf(record: ImportRecord, atColumns: boolean): Step {
  if (showsColumns(record, atColumns)) return 'Columns';
  return ['checking', 'checked', 'failed'].includes(record.status) ? 'Check' : 'Import';
}

interface OpenImportProps {
  id: string;
  found: UseQueryResult<{ data: ImportRecord }>;
  address: ImportAddress;
}

/** One import, at the step it has reached. */
export function OpenImport({ id, found, address }: OpenImportProps) {
  const actions = useImportActions(id);
  const refusal = useInSight<HTMLParagraphElement>(actions.error);
  if (!found.data) return found.error ? <NotFound found={found} address={address} /> : <Loading />;
  const record = found.data.data;
  const step = { record, actions, address };

  return (
    <>
      {(found.isRefetchError || actions.error) && (
        <p role="alert" className={classes.alert} {...refusal}>
          {actions.error ? messageOf(actions.error) : 'Couldn’t reach Orion. Retrying…'}
        </p>
      )}
      {record.entity !== 'meetings' && showsColumns(record, address.atColumns) ? (
        <ColumnsStep {...step} entity={record.entity} />
      ) : (
        <AtStatus {...step} />
      )}
    </>
  );
}

function AtStatus(step: StepProps) {
  switch (step.record.status) {
    case 'checked':
      return <CheckStep {...step} />;
    case 'committed':
      return <CommittedStep {...step} />;
    case 'undone':
      return <UndoneStep {...step} />;
    case 'failed':
      return <FailedStep {...step} />;
    default:
      return <WaitingStep {...step} />;
  }
}

function Loading() {
  return (
    <>
      <FileLine />
      <div className={classes.padded}>
        <RowSkeletons label="Loading the import" count={6} />
      </div>
    </>
  );
}

function NotFound({ found, address }: Pick<OpenImportProps, 'found' | 'address'>) {
  const isGone = found.error instanceof ApiError && [404, 422].includes(found.error.code);
  return (
    <div className={classes.middle}>
      <ErrorState
        title={isGone ? 'Import not found' : 'The import could not be loaded.'}
        text={
          isGone
            ? 'The link may be incomplete. You can find all imports in the list.'
            : messageOf(found.error)
        }
        action={
          isGone ? (
            <Button onClick={() => address.show('all', { replace: true })}>Show all imports</Button>
          ) : (
            <Button loading={found.isFetching} onClick={() => void found.refetch()}>
              Try again
            </Button>
          )
        }
      />
      <ImportFoot>
        <Button onClick={address.close}>Close</Button>
      </ImportFoot>
    </div>
  );
}
