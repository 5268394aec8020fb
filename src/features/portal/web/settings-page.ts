import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import type { Access } from '#kernel/access.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

/** A page of /settings. A feature defines it, `src/orion/web/settings-pages.ts` lists it; link, route and palette follow. */
export interface SettingsPage {
  title: string;
  /** The account page is /settings itself. */
  path: '/settings' | `/settings/${string}`;
  icon: Icon;
  group: 'Account' | 'Administration';
  /** The call the page lives by: whoever may make it sees the page. */
  call: Endpoint;
  /** A flag that must also hold. */
  shows?: (config: AppConfig) => boolean;
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

export const mayOpen = ({ call, shows }: SettingsPage, config: AppConfig) =>
  mayCall(call.access ?? 'user', config) && (!shows || shows(config));
