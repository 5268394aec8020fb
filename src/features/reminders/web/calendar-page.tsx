import { Button, CopyButton, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { Loaded, Section } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import { calendarFeedContract } from '../calendar-feed.contract.ts';
import classes from './calendar-page.module.css';

const { readFeed, openFeed, closeFeed } = calendarFeedContract;
const feedQuery = ask(readFeed, {});

/** The private address at which a calendar program reads one's reminders. */
export function CalendarPage() {
  const cache = useQueryClient();
  const feed = useQuery(feedQuery);
  const told = {
    onError: (error: Error) => showToast({ message: messageOf(error), look: 'failure' }),
    onSettled: () => cache.invalidateQueries({ queryKey: feedQuery.queryKey }),
  };
  const open = useMutation({ mutationFn: () => call(openFeed, {}), ...told });
  const close = useMutation({ mutationFn: () => call(closeFeed, {}), onSuccess: open.reset, ...told });
  return (
    <div className={classes.page}>
      <Section
        title="Calendar feed"
        hint="Shows your upcoming reminders in Google Calendar, Outlook or Apple Calendar: the company and a link, never your notes."
      >
        <Loaded query={feed} what="Your calendar feed" lines={2}>
          {({ on, created_at }) => (
            <>
              {open.data && <NewAddress url={open.data.url} />}
              {on && !open.data && (
                <p className={classes.state}>
                  On since {formatDate(created_at, 'MMM DD, YYYY')}. The address was shown when it was made;
                  if you lost it, make a new one.
                </p>
              )}
              <div className={classes.tools}>
                <Button
                  variant={on ? 'default' : 'filled'}
                  loading={open.isPending}
                  onClick={() => open.mutate()}
                >
                  {on ? 'Make a new address' : 'Turn on'}
                </Button>
                {on && (
                  <Button loading={close.isPending} onClick={() => close.mutate()}>
                    Turn off
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

function NewAddress({ url }: { url: string }) {
  return (
    <div className={classes.address}>
      <p className={classes.state}>
        Subscribe to this address in your calendar. It won’t be shown again, and anyone who has it can see
        which companies you’re reminded of.
      </p>
      <TextInput
        aria-label="Calendar address"
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy address'}</Button>}
      </CopyButton>
    </div>
  );
}
