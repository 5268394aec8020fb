import { IconUser } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { settingsContract } from '../settings.contract.ts';

export const accountSettings: SettingsPage = {
  title: 'Account',
  path: '/settings',
  icon: IconUser,
  group: 'Account',
  access: 'own' satisfies (typeof settingsContract)['account']['access'],
  component: late(async () => (await import('./account-page.tsx')).AccountPage),
};
