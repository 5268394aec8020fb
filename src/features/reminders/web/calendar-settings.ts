import { IconCalendarEvent } from '@tabler/icons-react';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { late } from '#web/ui/late.ts';
import type { calendarFeedContract } from '../calendar-feed.contract.ts';

export const calendarSettings: SettingsPage = {
  title: 'Calendar',
  path: '/settings/calendar',
  icon: IconCalendarEvent,
  group: 'Account',
  access: 'own' satisfies (typeof calendarFeedContract)['readFeed']['access'],
  component: late(async () => (await import('./calendar-page.tsx')).CalendarPage),
};
