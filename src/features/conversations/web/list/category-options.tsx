import { Checkbox, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ALL } from '../../conversations.filters.ts';
import { nameIn, type Option } from '#features/people/web/use-offers.ts';
import classes from './category-options.module.css';

const SHOWN = 12;

interface CategoryOptionsProps {
  category: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** One category: its own search, what is chosen on top, then all there is to choose, “All” first. */
export function CategoryOptions({ category, options, chosen, onChange }: CategoryOptionsProps) {
  const [text, setText] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const wanted = text.trim().toLowerCase();
  const found = options.filter(
    ({ display_name, server_value }) =>
      !chosen.includes(server_value) && display_name.toLowerCase().includes(wanted),
  );
  const shown = unfolded || wanted ? found : found.slice(0, SHOWN);
  const tick = (value: string, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  const all = { display_name: 'All', server_value: ALL };

  return (
    <div className={classes.category}>
      <TextInput
        aria-label={`Search ${category}`}
        placeholder={`Search ${category.toLowerCase()}`}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {chosen.length > 0 && (
        <fieldset className={classes.selected} aria-label={`Selected Filters, ${category}`}>
          <div className={classes.head}>
            <span>Selected Filters</span>
            <UnstyledButton className={classes.link} onClick={() => onChange([])}>
              Uncheck Selected
            </UnstyledButton>
          </div>
          {chosen.map((value) => (
            <Checkbox
              key={value}
              label={nameIn(options, value)}
              checked
              onChange={() => tick(value, false)}
            />
          ))}
        </fieldset>
      )}
      <fieldset className={classes.options} aria-label={category}>
        {all.display_name.toLowerCase().includes(wanted) && (
          <Checkbox
            label={all.display_name}
            value={all.server_value}
            checked={chosen.length === 0}
            onChange={() => onChange([])}
          />
        )}
        {shown.map(({ display_name, server_value }) => (
          <Checkbox
            key={server_value}
            label={display_name}
            value={server_value}
            checked={false}
            onChange={() => tick(server_value, true)}
          />
        ))}
        {found.length === 0 && wanted && <output className={classes.none}>No results</output>}
      </fieldset>
      {found.length > shown.length && (
        <UnstyledButton className={classes.link} onClick={() => setUnfolded(true)}>
          Show All ({found.length})
        </UnstyledButton>
      )}
    </div>
  );
}
