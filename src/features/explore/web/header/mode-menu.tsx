import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconDatabase, IconList, type TablerIcon } from '@tabler/icons-react';

const MODES = ['Datasources', 'Lists'] as const;
export type ExploreMode = (typeof MODES)[number];

interface ModeMenuProps {
  mode: ExploreMode;
  onChange: (mode: ExploreMode) => void;
}

const icons: Record<ExploreMode, TablerIcon> = { Datasources: IconDatabase, Lists: IconList };

/** Where companies are looked for: in a datasource, or in saved lists. */
export function ModeMenu({ mode, onChange }: ModeMenuProps) {
  const ModeIcon = icons[mode];
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <Button
          leftSection={<ModeIcon size={14} stroke={1.75} />}
          rightSection={<IconChevronDown size={14} stroke={1.75} />}
        >
          {mode}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={mode} onChange={(chosen) => onChange(chosen as ExploreMode)}>
          {MODES.map((choice) => (
            <Menu.RadioItem
              key={choice}
              value={choice}
              closeMenuOnClick
              checkIcon={<IconCheck size={14} stroke={1.75} />}
            >
              {choice}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
