import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { formatDate } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { ErrorState } from '#web/ui/states/result-state.tsx';
import { Waiting } from './all-lists.tsx';
import classes from './choices.module.css';
import { SidePanel } from '#web/filters/side-panel.tsx';

interface AllDatasourcesProps {
  value: string | null;
  onChange: (datasource: string) => void;
  onClose: () => void;
}

/** Every datasource: whose it is, since when, and how many companies it brought. */
export function AllDatasources({ value, onChange, onClose }: AllDatasourcesProps) {
  const { data, isPending, isError, refetch } = useQuery(ask(companiesContract.datasources, {}));
  const { data: sources } = useQuery(ask(companiesContract.sourceList, {}));
  const all = data?.results ?? [];
  const countOf = (name: string) => sources?.results.find((source) => source.name === name)?.count;
  return (
    <SidePanel
      title="All Datasources"
      closeLabel="Close all datasources"
      onClose={onClose}
      badge={all.length > 0 && <span className={classes.badge}>{all.length}</span>}
      foot="Choosing a datasource clears the filters."
    >
      {isPending && <Waiting />}
      {isError && (
        <ErrorState
          title="Couldn’t load datasources."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      <Radio.Group aria-label="Datasources" value={value} onChange={onChange} className={classes.choices}>
        <ul>
          {all.map(({ datasource, datasource_type, scoper, created_at }) => (
            <li key={datasource} data-chosen={datasource === value || undefined}>
              <Radio
                value={datasource}
                className={classes.check}
                label={datasource}
                description={[datasource_type, scoper, `since ${formatDate(created_at, 'MMM DD, YYYY')}`]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <span>{grouped(countOf(datasource))}</span>
            </li>
          ))}
        </ul>
      </Radio.Group>
    </SidePanel>
  );
}
