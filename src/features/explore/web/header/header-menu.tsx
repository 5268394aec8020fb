import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import {
  IconCheckbox,
  IconDots,
  IconHelpCircle,
  IconHistory,
  IconLayoutKanban,
  IconLink,
} from '@tabler/icons-react';
import { HISTORY, type HeaderToolsProps, RANKED } from './header-tools.tsx';

interface HeaderMenuProps
  extends Pick<HeaderToolsProps, 'onCopyLink' | 'onHistory' | 'onPipeline' | 'onRanking'> {
  /** Lets companies be picked by touch; absent while none are shown. */
  onPick: (() => void) | undefined;
}

/** On a phone, where there is room for one button only. */
export function HeaderMenu({ onCopyLink, onPick, onHistory, onPipeline, onRanking }: HeaderMenuProps) {
  return (
    <Menu position="bottom-end" width={240}>
      <Tooltip label="More">
        <Menu.Target>
          <ActionIcon size={44} mr={-12} aria-label="More">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {onPick && (
          <Menu.Item leftSection={<IconCheckbox size={14} stroke={1.75} />} onClick={onPick}>
            Select companies
          </Menu.Item>
        )}
        {onCopyLink && (
          <Menu.Item leftSection={<IconLink size={14} stroke={1.75} />} onClick={onCopyLink}>
            Copy link
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconHistory size={14} stroke={1.75} />} onClick={onHistory}>
          {HISTORY}
        </Menu.Item>
        <Menu.Item leftSection={<IconLayoutKanban size={14} stroke={1.75} />} onClick={onPipeline}>
          Pipeline
        </Menu.Item>
        <Menu.Item leftSection={<IconHelpCircle size={14} stroke={1.75} />} onClick={onRanking}>
          {RANKED}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
