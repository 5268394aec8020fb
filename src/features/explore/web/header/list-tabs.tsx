import { ActionIcon, Button, Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure, useElementSize } from '@mantine/hooks';
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
export function ListTabs({ lists, ...tab }: ListTabsProps) {
  const { ref, width } = useElementSize();
  const widths = useMemo(() => lists.map(({ name }) => textWidth(name)), [lists]);
  const fitting = width > 0 ? Math.max(1, countFitting(widths, width)) : lists.length;
  const hidden = lists.slice(fitting);
  if (lists.length === 0) return null;
  return (
    <nav ref={ref} className={classes.tabs} aria-label="Selected lists">
      {lists.slice(0, fitting).map((list) => (
        <ListTab key={list.workboard_id} list={list} {...tab} />
      ))}
      {hidden.length > 0 && <HiddenTabs lists={hidden} {...tab} />}
    </nav>
  );
}

type Tab = Omit<ListTabsProps, 'lists'>;

function ListTab({ list: { workboard_id, name }, active, onShow, onClose }: Tab & { list: CompanyList }) {
  return (
    <span className={classes.tab} data-active={workboard_id === active || undefined}>
      <UnstyledButton
        className={classes.name}
        aria-current={workboard_id === active || undefined}
        onClick={() => onShow(workboard_id)}
      >
        {name}
      </UnstyledButton>
      <ActionIcon size={24} aria-label={`Close ${name}`} title="Close" onClick={() => onClose(workboard_id)}>
        <IconX size={12} stroke={1.75} />
      </ActionIcon>
    </span>
  );
}

function HiddenTabs({ lists, ...tab }: ListTabsProps) {
  const [opened, { toggle, close }] = useDisclosure();
  const isActive = lists.some(({ workboard_id }) => workboard_id === tab.active);
  return (
    <Popover position="bottom-end" width={240} trapFocus opened={opened} onChange={close}>
      <Popover.Target>
        <Button
          size="xs"
          className={classes.more}
          data-active={isActive || undefined}
          aria-label={`${lists.length} more lists`}
          onClick={toggle}
        >
          +{lists.length}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.hidden}>
        {lists.map((list) => (
          <ListTab
            key={list.workboard_id}
            list={list}
            {...tab}
            onShow={(id) => {
              close();
              tab.onShow(id);
            }}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

/** How wide a name is on the screen; where nothing can be measured, about seven pixels a letter. */
function textWidth(text: string): number {
  const pen = document.createElement('canvas').getContext?.('2d');
  if (!pen) return text.length * 7;
  pen.font = '530 13px "Inter Variable", system-ui, sans-serif';
  return pen.measureText(text).width;
}
