import { ActionIcon, Autocomplete, Menu, Tooltip } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconExternalLink,
  IconFilePlus,
  IconReload,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
  type TablerIcon,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { safeExternalUrl } from '#kernel/links.ts';
import type { ScreenInput } from '#kernel/screen-messages.ts';
import classes from './browse.module.css';
import type { RemotePage } from './remote-page.rules.ts';

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];

interface AddressBarProps {
  page: RemotePage;
  /** Where the company leads. */
  links: readonly string[];
  send: (input: ScreenInput) => void;
  onLead: (url: string) => void;
  onSave: () => void;
  isSaving: boolean;
  onFind: () => void;
}

/** Where the page is, and where it can go. */
export function AddressBar({ page, links, send, onLead, onSave, isSaving, onFind }: AddressBarProps) {
  const isOpen = page.stage === 'open';
  return (
    <div className={classes.bar}>
      <Sign
        label="Back"
        icon={IconArrowLeft}
        disabled={!isOpen || !page.back}
        onClick={() => send({ kind: 'back' })}
      />
      <Sign
        label="Forward"
        icon={IconArrowRight}
        disabled={!isOpen || !page.forward}
        onClick={() => send({ kind: 'forward' })}
      />
      <Sign label="Reload" icon={IconReload} disabled={!isOpen} onClick={() => send({ kind: 'reload' })} />
      <AddressField url={page.url} links={links} onLead={onLead} />
      <Sign
        label="Save to updates"
        icon={IconFilePlus}
        disabled={!isOpen || page.refused !== null}
        loading={isSaving}
        onClick={onSave}
      />
      <MoreMenu page={page} send={send} onFind={onFind} />
    </div>
  );
}

interface SignProps {
  label: string;
  icon: TablerIcon;
  disabled?: boolean;
  loading?: boolean;
  onClick: () => void;
}
function Sign({ label, icon: Icon, ...button }: SignProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...button}>
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function AddressField({ url, links, onLead }: Pick<AddressBarProps, 'links' | 'onLead'> & { url: string }) {
  // Null unless somebody types: where the page goes meanwhile takes nothing from under their hands.
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const go = (address: string) => {
    if (address.trim() === '') return;
    setTyped(null);
    box.current?.blur();
    onLead(address);
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        go(typed ?? url);
      }}
    >
      <Autocomplete
        ref={box}
        aria-label="Address"
        placeholder="Enter an address"
        data={[...new Set(links)]}
        filter={({ options }) => options}
        value={typed ?? url}
        onChange={setTyped}
        onOptionSubmit={go}
        onFocus={({ currentTarget }) => currentTarget.select()}
        spellCheck={false}
        data-keeps-escape
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped(null);
          event.currentTarget.blur();
        }}
      />
    </form>
  );
}

function MoreMenu({ page, send, onFind }: Pick<AddressBarProps, 'page' | 'send' | 'onFind'>) {
  const [zoom, setZoom] = useState(1);
  const zoomTo = (factor: number | undefined) => {
    if (factor === undefined) return;
    setZoom(factor);
    send({ kind: 'zoom', factor });
  };
  const outside = safeExternalUrl(page.url);
  const isOpen = page.stage === 'open';
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon aria-label="More actions">
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSearch size={14} />} disabled={!isOpen} onClick={onFind}>
          Find in page
        </Menu.Item>
        <Menu.Item
          leftSection={<IconZoomIn size={14} />}
          disabled={!isOpen || zoom >= 2}
          closeMenuOnClick={false}
          onClick={() => zoomTo(ZOOMS.find((one) => one > zoom))}
        >
          Zoom in
        </Menu.Item>
        <Menu.Item
          leftSection={<IconZoomOut size={14} />}
          disabled={!isOpen || zoom <= 0.5}
          closeMenuOnClick={false}
          onClick={() => zoomTo(ZOOMS.findLast((one) => one < zoom))}
        >
          Zoom out
        </Menu.Item>
        <Menu.Item leftSection={<IconZoomReset size={14} />} disabled={!isOpen} onClick={() => zoomTo(1)}>
          {Math.round(zoom * 100)}%
        </Menu.Item>
        {outside && (
          <Menu.Item
            leftSection={<IconExternalLink size={14} />}
            component="a"
            href={outside}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open in a new tab
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
