import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconPaperclip, IconSoup } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { knowledgeContract, type LunchMessage } from '../knowledge.contract.ts';
import classes from './knowledge.module.css';

const FAILED = 'Failed to fetch the full description. Please try again later!';
const NOTHING = 'No data available for this CTO Lunches.';

interface CtoLunchThreadProps {
  source: string;
  onBack: () => void;
}

/** What was written around a CTO lunch, in the place of everything else. */
export function CtoLunchThread({ source, onBack }: CtoLunchThreadProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    ask(knowledgeContract.lunches, { query: { mention_params: source } }),
  );
  const back = useRef<HTMLButtonElement>(null);
  // What opened it is out of sight.
  useEffect(() => back.current?.focus(), []);
  const messages = data?.data.messages ?? [];
  return (
    <section aria-label="CTO Lunches">
      <header className={classes.head}>
        <Tooltip label="Back">
          <ActionIcon ref={back} aria-label="Back" onClick={onBack}>
            <IconArrowLeft size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
        <h3>{data?.data.subject ?? 'CTO Lunches'}</h3>
      </header>
      <div className={classes.tab}>
        {isPending && <BlockSkeleton label="Loading the thread" count={6} />}
        {isError && (
          <ErrorState
            title={FAILED}
            action={
              <Button loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {data && messages.length === 0 && <EmptyState icon={IconSoup} title={NOTHING} />}
        <ol className={classes.timeline}>
          {messages.map((message) => (
            <Message key={`${message.received_at} ${message.sender_email}`} message={message} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Message({ message }: { message: LunchMessage }) {
  return (
    <li>
      <InitialsAvatar name={message.sender_name} size={24} />
      <div>
        <p className={classes.sender}>
          <b>{message.sender_name}</b> <span>{message.sender_email}</span>
          <time dateTime={message.received_at}>{formatDate(message.received_at, 'MMM DD, YYYY')}</time>
        </p>
        <HtmlView html={message.body} />
        {message.files.map(({ content_id, filename, url }) => (
          <p key={content_id} className={classes.file}>
            <IconPaperclip size={14} stroke={1.75} aria-hidden />
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {filename}
              </a>
            ) : (
              `${filename} (not kept)`
            )}
          </p>
        ))}
      </div>
    </li>
  );
}
