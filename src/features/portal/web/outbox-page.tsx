import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { portalContract } from '#features/portal/portal.contract.ts';
import { ask } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import classes from './outbox-page.module.css';

const REFRESH_MS = 5000;

/** The mail that would have been sent, while Orion runs on the machine of someone who works on it. */
export function OutboxPage() {
  const { data, error, isPending } = useQuery({
    ...ask(portalContract.outbox, {}),
    refetchInterval: REFRESH_MS,
  });
  const [chosen, choose] = useState<string>();
  useDocumentTitle(`Outbox · ${appTitle()}`);
  const mails = data?.results ?? [];
  const mail = mails.find(({ mail_id }) => mail_id === chosen) ?? mails[0];

  return (
    <Screen heading="Outbox" {...(data && { count: String(mails.length) })}>
      {isPending && <RowSkeletons label="Loading the outbox" />}
      {error && <ErrorState title="Something went wrong!" text={whyNotLoaded(error)} />}
      {!isPending && !error && mails.length === 0 && (
        <EmptyState icon={IconMail} title="No mail yet." text="What Orion would have sent appears here." />
      )}
      {mail && (
        <div className={classes.split}>
          <ul className={classes.list}>
            {mails.map(({ mail_id, subject, to_address, created_at }) => (
              <li key={mail_id}>
                <button type="button" aria-current={mail_id === mail.mail_id} onClick={() => choose(mail_id)}>
                  <b>{subject}</b>
                  <span>{to_address}</span>
                  <time dateTime={created_at}>{new Date(created_at).toLocaleString()}</time>
                </button>
              </li>
            ))}
          </ul>
          <article className={classes.mail} aria-label={mail.subject}>
            <h2>{mail.subject}</h2>
            <p>
              To {mail.to_address} · {mail.template} · {mail.sent_at ? 'sent' : 'kept here'}
            </p>
            <HtmlView html={mail.html} headings="notes" />
            <details>
              <summary>Plain text</summary>
              <pre>{mail.plain}</pre>
            </details>
          </article>
        </div>
      )}
    </Screen>
  );
}
