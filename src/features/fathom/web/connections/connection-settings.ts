import { IconPlugConnected } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { connectionsContract } from '../../connections.contract.ts';

export const connectionSettings: SettingsPage = {
  title: 'Connections',
  path: '/settings/connections',
  icon: IconPlugConnected,
  group: 'Administration',
  access: 'administrator' satisfies (typeof connectionsContract)['listConnections']['access'],
  isList: true,
  component: late(async () => (await import('./connections-page.tsx')).ConnectionsPage),
};
