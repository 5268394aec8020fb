import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconDots, IconEye, IconEyeOff, IconLinkOff, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { safeExternalUrl } from '#kernel/links.ts';
import { call, messageOf } from '#web/api.ts';
import { RemindButton } from '#web/remind/remind-button.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { fathomContract } from '../../fathom.contract.ts';
import type { MeetingBase } from '../../meeting.rules.ts';
import { AssociatePopover } from '../associate/associate-popover.tsx';
import { useAssociations } from '../associate/association-desk.tsx';
import { CrmLink } from '../associate/crm-link.tsx';
import { keepMeeting } from '../list/use-meetings.ts';

interface MeetingToolsProps {
  base: MeetingBase;
  /** What it is associated with. */
  name: string | null;
}

/** What can be done with a meeting. */
export function MeetingTools({ base, name }: MeetingToolsProps) {
  const { fathom_id, external_link } = base;
  const [isChanging, setChanging] = useState(false);
  const desk = useAssociations();
  const isAssociated = base.processed_by_orion && external_link !== null;
  return (
    <>
      {isAssociated && <CrmLink href={external_link} name={name} />}
      {(!isAssociated || isChanging || desk.isSaving(fathom_id)) && (
        <AssociatePopover
          fathom_id={fathom_id}
          label={isAssociated ? 'Change association' : 'Associate note'}
        />
      )}
      <RemindButton about={`meeting:${fathom_id}`} />
      <MeetingMenu
        base={base}
        isAssociated={isAssociated}
        onChange={() => setChanging(true)}
        onRemove={() => {
          setChanging(false);
          void desk.remove(fathom_id);
        }}
      />
    </>
  );
}

interface MeetingMenuProps {
  base: MeetingBase;
  isAssociated: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function MeetingMenu({ base, isAssociated, onChange, onRemove }: MeetingMenuProps) {
  const cache = useQueryClient();
  const { fathom_id, is_hidden } = base;
  const recording = safeExternalUrl(base.recording_url);
  const hide = async () => {
    try {
      await call(fathomContract.hide, { body: { fathom_id, hidden: !is_hidden } });
      keepMeeting(cache, fathom_id, { is_hidden: !is_hidden });
      showToast({
        message: is_hidden ? 'Meeting visible to everyone' : 'Meeting hidden from everyone else',
        look: 'success',
      });
    } catch (error) {
      showToast({ message: messageOf(error), look: 'failure' });
    }
  };
  if (!isAssociated && !base.can_hide && !recording) return null;
  return (
    <Menu position="bottom-end">
      <Tooltip label="More">
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {recording && (
          <Menu.Item
            component="a"
            href={recording}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
          >
            Open recording
          </Menu.Item>
        )}
        {isAssociated && (
          <>
            <Menu.Item leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />} onClick={onChange}>
              Change association
            </Menu.Item>
            <Menu.Item leftSection={<IconLinkOff size={14} stroke={1.75} aria-hidden />} onClick={onRemove}>
              Remove association
            </Menu.Item>
          </>
        )}
        {base.can_hide && (
          <Menu.Item
            leftSection={
              is_hidden ? (
                <IconEye size={14} stroke={1.75} aria-hidden />
              ) : (
                <IconEyeOff size={14} stroke={1.75} aria-hidden />
              )
            }
            onClick={() => void hide()}
          >
            {is_hidden ? 'Show to everyone' : 'Hide from everyone else'}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
