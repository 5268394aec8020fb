import { IconUsers } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import { staffContract } from '../staff.contract.ts';

export const staffSettings: SettingsPage = {
  title: 'Staff',
  path: '/settings/staff',
  icon: IconUsers,
  group: 'Administration',
  call: staffContract.listStaff,
  component: late(async () => (await import('./staff/staff-page.tsx')).StaffPage),
};
