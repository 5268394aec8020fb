import { Button, Loader, Menu, TextInput } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './bulk-bar.module.css';

const WORTH_A_SEARCH = 10;

interface Choice {
  label: string;
  choose: () => void;
  /** Parted from the others by a line. */
  apart?: boolean;
}

interface ChoiceMenuProps {
  label: string;
  icon: TablerIcon;
  choices: readonly Choice[];
  /** What choosing means, where the label alone would not say it. */
  title?: string;
  disabled: boolean;
  isLoading?: boolean;
  isSaving: boolean;
}

/** One thing to do, and with what. */
export function ChoiceMenu({ label, icon: Icon, choices, title, ...state }: ChoiceMenuProps) {
  const [text, setText] = useState('');
  const isSearched = choices.length > WORTH_A_SEARCH;
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Menu
      disabled={state.isSaving}
      position="top"
      width={240}
      withInitialFocusPlaceholder={!isSearched}
      onClose={() => setText('')}
    >
      <Menu.Target>
        <Button
          className={classes.action}
          variant="subtle"
          color="gray"
          disabled={state.disabled}
          aria-busy={state.isSaving || undefined}
          leftSection={
            state.isSaving ? <Loader size={14} aria-hidden /> : <Icon size={16} stroke={1.75} aria-hidden />
          }
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {title && <Menu.Label>{title}</Menu.Label>}
        {isSearched && (
          <TextInput
            m={4}
            data-autofocus
            aria-label={`Search ${label}`}
            placeholder="Search"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <div className={classes.choices}>
          {found.map((choice) => (
            <div key={choice.label} role="presentation">
              {choice.apart && <Menu.Divider />}
              <Menu.Item onClick={choice.choose}>{choice.label}</Menu.Item>
            </div>
          ))}
        </div>
        {found.length === 0 && (
          <Menu.Label>{state.isLoading ? 'Loading…' : 'Nothing to choose from'}</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
