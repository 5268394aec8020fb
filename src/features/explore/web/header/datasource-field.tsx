import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { ask } from '#web/api.ts';
import { TextButton } from '#web/filters/text-button.tsx';
import { useAwaitedEnter } from '#web/ui/fields/awaited-enter.ts';
import { Failed } from '#web/ui/marks/section.tsx';
import classes from './scope.module.css';

interface DatasourceFieldProps {
  /** The chosen datasource; null when none is. */
  value: string | null;
  onChange: (datasource: string | null) => void;
  onAll: () => void;
}

/** The one datasource that is looked into, found by typing. */
export function DatasourceField({ value, onChange, onAll }: DatasourceFieldProps) {
  const [text, setText] = useState('');
  const { data, isFetching, isError, refetch } = useQuery(ask(companiesContract.datasources, {}));
  const isComing = !data && isFetching;
  const isFailed = isError && !isFetching;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const wanted = text.trim().toLowerCase();
  const { selectFirstOption } = combobox;
  const offered = (data?.results ?? []).filter(({ datasource }) => datasource.toLowerCase().includes(wanted));
  const first = offered[0]?.datasource;
  // Enter picks the first match, once it is offered.
  useEffect(() => {
    if (wanted !== '' && first !== undefined) selectFirstOption();
  }, [wanted, first, selectFirstOption]);
  const enter = useAwaitedEnter(!isComing, combobox.clickSelectedOption);

  const choose = (datasource: string | null) => {
    setText('');
    combobox.closeDropdown();
    onChange(datasource);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isEntered = key === 'Enter' && text !== '';
    if (key === 'Enter' && isFailed) void refetch();
    enter.awaitIf(isEntered && (isComing || isFailed));
    if (key === 'Backspace' && text === '' && value) choose(null);
  };
  return (
    <Combobox store={combobox} width={260} position="bottom-end" onOptionSubmit={choose}>
      <Combobox.DropdownTarget>
        <PillsInput className={classes.field}>
          <Pill.Group className={classes.pills}>
            {value && (
              <Pill
                className={classes.pill}
                withRemoveButton
                onRemove={() => choose(null)}
                removeButtonProps={{
                  'aria-label': `Remove ${value}`,
                  title: 'Remove',
                  tabIndex: 0,
                  'aria-hidden': false,
                }}
              >
                {value}
              </Pill>
            )}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                aria-label="Search datasources"
                placeholder={value ? '' : 'Choose a datasource'}
                value={text}
                onChange={({ currentTarget }) => {
                  setText(currentTarget.value);
                  combobox.openDropdown();
                }}
                onFocus={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  setText('');
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown
        // The field would lose the focus first, and the list would close under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isFailed && (
          <div className={classes.failure}>
            <Failed text="Couldn’t load datasources." onRetry={() => void refetch()} />
          </div>
        )}
        <Combobox.Options aria-label="Datasources">
          {offered.map(({ datasource }) => (
            <Combobox.Option key={datasource} value={datasource} active={datasource === value}>
              {datasource}
            </Combobox.Option>
          ))}
          {offered.length === 0 && !isFailed && (
            <Combobox.Empty>{isComing ? 'Loading…' : 'No results'}</Combobox.Empty>
          )}
        </Combobox.Options>
        <Combobox.Footer className={classes.footer}>
          <TextButton
            onClick={() => {
              combobox.closeDropdown();
              setText('');
              onAll();
            }}
          >
            All Datasources
          </TextButton>
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  );
}
