import { mailOf } from '#server/mail/layout.ts';

interface Invitation {
  origin: string;
  title: string;
  inviter: string;
}

/** Tells somebody that they may sign in, and where. It holds no secret: the sign-in service knows them. */
export function invitationMail({ origin, title, inviter }: Invitation) {
  const subject = `${inviter} invited you to ${title}`;
  return {
    subject,
    ...mailOf({
      title: subject,
      blocks: [
        { kind: 'text', text: `Sign in with the account of this e-mail address to start using ${title}.` },
        { kind: 'button', label: `Open ${title}`, href: `${origin}/explore` },
      ],
    }),
  };
}
