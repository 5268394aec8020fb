export const FREQUENCIES = ['daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

interface Kind {
  title: string;
  text: string;
  /** How often it comes to whoever has not chosen. */
  usual: Frequency;
}

/** The mails that come by themselves. Adding one here gives it a line in the settings and a way to end it. */
export const MAIL_KINDS = {
  reminders: { title: 'Reminders', text: 'Reminders that are due', usual: 'daily' },
  'discovery-watch': {
    title: 'Watched searches',
    text: 'New companies in the searches you watch',
    usual: 'daily',
  },
  alerts: { title: 'Alerts', text: 'Alerts you have not read yet', usual: 'never' },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof MAIL_KINDS;
export const mailKinds = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];
export const isMailKind = (word: string): word is MailKind => Object.hasOwn(MAIL_KINDS, word);
