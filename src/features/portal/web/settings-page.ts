import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import type { Access } from '#kernel/access.ts';

/** A page of /settings. A feature defines it, `src/orion/web/settings-pages.ts` lists it; link, route and palette follow. */
export interface SettingsPage {
  title: string;
  /** The account page is /settings itself. */
  path: '/settings' | `/settings/${string}`;
  icon: Icon;
  group: 'Account' | 'Administration';
  /** The access word of the call the page lives by; the contract itself comes with the page. */
  access: Access;
  /** A flag that must also hold. */
  shows?: (config: AppConfig) => boolean;
  /** A bar over rows, while others are sections: what stands there until the page comes has its shape. */
  isList?: true;
  /** Fetched when it is first shown: `late(…)`. */
  component: ComponentType;
}

/** Whether the server would let this person make the call. */
const mayCall = (access: Access, { administrator, digest_allowed, gates, user }: AppConfig): boolean => {
  if (typeof access === 'object') return gates[access.gate];
  if (access === 'administrator') return administrator;
  if (access === 'approver') return administrator || user.role === 'PARTNER';
  return access !== 'digest-staff' || digest_allowed;
};

export const mayOpen = ({ access, shows }: SettingsPage, config: AppConfig) =>
  mayCall(access, config) && (!shows || shows(config));
