import { Accordion, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { groupsOf, type Said, type SaidSort, SORTS } from '../source-groups.rules.ts';
import classes from './knowledge.module.css';

interface SaidListProps<T extends Said> {
  /** Quips, Mentions. */
  what: string;
  all: readonly T[];
  keyOf: (one: T) => string;
  children: (one: T) => ReactNode;
}

/** Sorted, searched and grouped; every group is open until somebody closes it. */
export function SaidList<T extends Said>({ what, all, keyOf, children }: SaidListProps<T>) {
  const [sort, setSort] = useState<SaidSort>('New to Old');
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const groups = groupsOf(all, sort, search);
  // Ids are made of them, and no id has a space in it.
  const names = groups.map(({ name }) => encodeURIComponent(name));

  return (
    <div className={classes.tab}>
      <div className={classes.controls}>
        <TextInput
          type="search"
          aria-label={`Search ${what.toLowerCase()}`}
          placeholder="Search"
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SegmentedControl aria-label="Order" data={[...SORTS]} value={sort} onChange={setSort} />
      </div>
      {groups.length === 0 && <p className={classes.nothing}>No results for “{search.trim()}”</p>}
      <Accordion
        multiple
        value={names.filter((name) => !closed.includes(name))}
        onChange={(open) => setClosed(names.filter((name) => !open.includes(name)))}
        classNames={{ item: classes.group, control: classes.control, content: classes.content }}
      >
        {groups.map(({ name, said }) => (
          <Accordion.Item key={name} value={encodeURIComponent(name)}>
            <Accordion.Control>
              {name} <span className={classes.count}>{said.length}</span>
            </Accordion.Control>
            <Accordion.Panel>
              <ul className={classes.said}>
                {said.map((one) => (
                  <li key={keyOf(one)}>{children(one)}</li>
                ))}
              </ul>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </div>
  );
}
