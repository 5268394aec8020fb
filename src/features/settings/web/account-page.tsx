import { useQuery } from '@tanstack/react-query';
import { OwnSessions } from '#features/auth/web/account/own-sessions.tsx';
import { OwnTokens } from '#features/auth/web/account/own-tokens.tsx';
import { OwnFathomKey } from '#features/fathom/web/connections/own-fathom-key.tsx';
import { ask } from '#web/api.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { Loaded, Section } from '#web/ui/marks/section.tsx';
import { type Account, settingsContract } from '../settings.contract.ts';
import classes from './account-page.module.css';
import { Preferences } from './preferences.tsx';

/** Who I am, how Orion treats me, where I am signed in, and what my scripts use. */
export function AccountPage() {
  const account = useQuery(ask(settingsContract.account, {}));
  return (
    <div className={classes.page}>
      <Section title="Profile">
        <Loaded query={account} what="Your profile" lines={2}>
          {(person) => <Profile person={person} />}
        </Loaded>
      </Section>
      <Section title="Preferences">
        <Loaded query={account} what="Your preferences">
          {(person) => <Preferences account={person} />}
        </Loaded>
      </Section>
      <OwnFathomKey />
      <OwnSessions />
      <OwnTokens />
    </div>
  );
}

function Profile({ person }: { person: Account }) {
  const { full_name, email_address, role } = person;
  return (
    <div className={classes.profile}>
      <InitialsAvatar name={full_name} size={36} />
      <div>
        <b>{full_name}</b>
        <span>{email_address}</span>
      </div>
      {role && <span className={classes.role}>{role.charAt(0) + role.slice(1).toLowerCase()}</span>}
    </div>
  );
}
