import { Button, Select } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { IconMailForward } from '@tabler/icons-react';
import { whenOf } from '#web/when-words.ts';
import { useAddress } from '#web/address.ts';
import { call, messageOf, renew } from '#web/api.ts';
import { whyNotLoaded } from '#web/failure-words.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { reasonOf, STATE_WORDS } from '../mail-words.rules.ts';
import { MAIL_STATES, mailsContract, type MailState, type SentMail } from '../mails.contract.ts';
import classes from './mails-page.module.css';

const ALL = '';
const states = [
  { value: ALL, label: 'All mail' },
  ...MAIL_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
];

/** What became of every mail, and another try for those that did not arrive. */
export function MailsPage() {
  const { search, change } = useAddress();
  const state = MAIL_STATES.find((one) => one === search.state?.[0]);
  const mails = useMails(state);
  const found = mails.data?.pages.flatMap(({ results }) => results) ?? [];

  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <Select
          aria-label="State"
          data={states}
          value={state ?? ALL}
          onChange={(value) => change({ state: value || undefined })}
        />
      </div>
      {mails.isPending && (
        <div className={classes.waiting}>
          <RowSkeletons label="Loading mail" />
        </div>
      )}
      {mails.error && (
        <ErrorState
          title="Couldn’t load the mail."
          text={whyNotLoaded(mails.error)}
          action={<Button onClick={() => void mails.refetch()}>Try again</Button>}
        />
      )}
      {mails.data && found.length === 0 && (
        <EmptyState
          icon={IconMailForward}
          title="No mail"
          text={state ? `No mail with the state “${STATE_WORDS[state]}”.` : 'Orion hasn’t sent any mail yet.'}
        />
      )}
      <ul className={classes.list} aria-label="Mail">
        {found.map((mail) => (
          <MailRow key={mail.mail_id} mail={mail} />
        ))}
      </ul>
      {mails.hasNextPage && (
        <Button
          className={classes.more}
          loading={mails.isFetchingNextPage}
          onClick={() => void mails.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

const useMails = (state: MailState | undefined) =>
  useInfiniteQuery({
    queryKey: [mailsContract.listMails.path, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        mailsContract.listMails,
        { query: { ...(state && { state }), ...(pageParam && { after: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_page }) => next_page,
  });

function MailRow({ mail }: { mail: SentMail }) {
  const reason = reasonOf(mail);
  return (
    <li className={classes.mail}>
      <span className={classes.what}>
        <b>{mail.subject}</b>
        <small>{mail.to_address}</small>
        {reason && <small className={classes.reason}>{reason}</small>}
      </span>
      <em data-state={mail.state}>{STATE_WORDS[mail.state]}</em>
      <span className={classes.when}>{timeWords(mail)}</span>
      <span className={classes.tool}>{mail.can_send_again && <SendAgain mail={mail} />}</span>
    </li>
  );
}

const timeWords = ({ state, sent_at, next_attempt_at, attempts, created_at }: SentMail) => {
  if (sent_at) return whenOf(sent_at);
  if (state === 'waiting' && attempts > 0 && next_attempt_at) return `Next try ${whenOf(next_attempt_at)}`;
  return whenOf(created_at);
};

function SendAgain({ mail: { mail_id, subject } }: { mail: SentMail }) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mailsContract.sendAgain, { params: { mail_id } }),
    onSuccess: () => showToast({ message: 'Mail queued for sending', look: 'success' }),
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
    onSettled: () => renew(cache, mailsContract.listMails),
  });
  return (
    <Button size="xs" aria-label={`Send “${subject}” again`} loading={isPending} onClick={() => mutate()}>
      Send again
    </Button>
  );
}
