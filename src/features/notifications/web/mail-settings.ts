import { IconMailForward } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { mailsContract } from '../mails.contract.ts';

export const mailSettings: SettingsPage = {
  title: 'Mail',
  path: '/settings/mail',
  icon: IconMailForward,
  group: 'Administration',
  access: 'administrator' satisfies (typeof mailsContract)['listMails']['access'],
  isList: true,
  component: late(async () => (await import('./mails-page.tsx')).MailsPage),
};
