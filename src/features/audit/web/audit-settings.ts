import { IconShieldCheck } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { auditContract } from '../audit.contract.ts';

export const auditSettings: SettingsPage = {
  title: 'Audit trail',
  path: '/settings/audit',
  icon: IconShieldCheck,
  group: 'Administration',
  access: 'administrator' satisfies (typeof auditContract)['listEvents']['access'],
  isList: true,
  component: late(async () => (await import('./audit-page.tsx')).AuditPage),
};
