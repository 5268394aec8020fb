import { IconBell } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { notificationsContract } from '../notifications.contract.ts';

export const notificationSettings: SettingsPage = {
  title: 'Notifications',
  path: '/settings/notifications',
  icon: IconBell,
  group: 'Account',
  access: 'own' satisfies (typeof notificationsContract)['preferences']['access'],
  component: late(async () => (await import('./notifications-page.tsx')).NotificationsPage),
};
