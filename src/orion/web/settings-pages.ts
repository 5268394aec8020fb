import { auditSettings } from '#features/audit/web/audit-settings.ts';
import { staffSettings } from '#features/auth/web/staff-settings.ts';
import { importSettings } from '#features/imports/web/import-settings.ts';
import { mailSettings } from '#features/notifications/web/mail-settings.ts';
import { connectionSettings } from '#features/fathom/web/connections/connection-settings.ts';
import { notificationSettings } from '#features/notifications/web/notification-settings.ts';
import type { SettingsPage } from '#features/portal/web/settings-page.ts';
import { calendarSettings } from '#features/reminders/web/calendar-settings.ts';
import { accountSettings } from '#features/settings/web/account-settings.ts';

/** Every page of /settings, in the order in which it is shown. */
export const settingsPages: readonly SettingsPage[] = [
  accountSettings,
  notificationSettings,
  calendarSettings,
  importSettings,
  staffSettings,
  mailSettings,
  connectionSettings,
  auditSettings,
];
