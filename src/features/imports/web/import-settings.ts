import { IconUpload } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';

export const importSettings: SettingsPage = {
  title: 'Imports',
  path: '/settings/imports',
  icon: IconUpload,
  group: 'Account',
  access: 'user',
  isList: true,
  component: late(async () => (await import('./imports-page.tsx')).ImportsPage),
};
