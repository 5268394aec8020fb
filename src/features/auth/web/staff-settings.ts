import { IconUsers } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { staffContract } from '../staff.contract.ts';

export const staffSettings: SettingsPage = {
  title: 'Staff',
  path: '/settings/staff',
  icon: IconUsers,
  group: 'Administration',
  access: 'administrator' satisfies (typeof staffContract)['listStaff']['access'],
  isList: true,
  component: late(async () => (await import('./staff/staff-page.tsx')).StaffPage),
};
