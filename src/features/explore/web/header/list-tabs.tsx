import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import classes from './list-picker.module.css';
import type { CompanyList } from './list-picker.tsx';
import { countFitting } from './list-tabs.rules.ts';

interface ListTabsProps {
  lists: readonly CompanyList[];
  active: number | null;
  onShow: (id: number) => void;
  onClose: (id: number) => void;
}

/** One tab for each chosen list; those that do not fit wait behind “+N”. */
export function ListTabs({ lists, active, onShow, onClose }: ListTabsProps) {
  const { ref, width } = useElementSize();
  const widths = useMemo(() => lists.map(({ name }) => textWidth(name)), [lists]);
  const fitting = width > 0 ? Math.max(1, countFitting(widths, width)) : lists.length;
  const hidden = lists.slice(fitting);
  if (lists.length === 0) return null;
  return (
    <nav ref={ref} className={classes.tabs} aria-label="Selected lists">
      {lists.slice(0, fitting).map(({ workboard_id, name }) => (
        <span key={workboard_id} className={classes.tab} data-active={workboard_id === active || undefined}>
          <UnstyledButton
            className={classes.name}
            aria-current={workboard_id === active || undefined}
            onClick={() => onShow(workboard_id)}
          >
            {name}
          </UnstyledButton>
          <ActionIcon
            size={24}
            aria-label={`Close ${name}`}
            title="Close"
            onClick={() => onClose(workboard_id)}
          >
            <IconX size={12} stroke={1.75} />
          </ActionIcon>
        </span>
      ))}
      {hidden.length > 0 && (
        <Menu position="bottom-end" width={240}>
          <Menu.Target>
            <Button size="xs" aria-label={`${hidden.length} more lists`}>
              +{hidden.length}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {hidden.map(({ workboard_id, name }) => (
              <Menu.Item key={workboard_id} onClick={() => onShow(workboard_id)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}

/** How wide a name is on the screen; where nothing can be measured, about seven pixels a letter. */
function textWidth(text: string): number {
  const pen = document.createElement('canvas').getContext?.('2d');
  if (!pen) return text.length * 7;
  pen.font = '530 13px "Inter Variable", system-ui, sans-serif';
  return pen.measureText(text).width;
}
