import { useQuery } from '@tanstack/react-query';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatDate } from '#kernel/dates.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { Loaded } from '#web/ui/section.tsx';
import { knowledgeContract, type Mention } from '../knowledge.contract.ts';
import { sourceHeading } from '../said.rules.ts';
import classes from './knowledge.module.css';
import { SaidList } from './said-list.tsx';

export const mentionsOf = (company_domain: string) =>
  ask(knowledgeContract.mentions, { query: { company_domain } });

/** How CTO lunches are read, which is done in the slider. */
export interface Threads {
  view: (source: string) => void;
  /** The one that was read until now. */
  left: string | null;
  /** The focus is back where that one was opened. */
  returned: () => void;
}

interface MentionsTabProps {
  domain: string;
  threads: Threads;
}

/** Where the company was mentioned. */
export function MentionsTab({ domain, threads }: MentionsTabProps) {
  const query = useQuery(mentionsOf(domain));
  return (
    <Loaded query={query} what="Mentions" lines={8}>
      {({ mentions }) => (
        <SaidList
          what="Mentions"
          all={mentions.map((mention) => ({
            ...mention,
            words: [mention.standouts_text, mention.summary_text, mention.mentions_type].join(' '),
            group: sourceHeading(mention.source_type),
          }))}
          keyOf={({ source_type, source }) => `${source_type} ${source}`}
        >
          {(mention) => <OneMention mention={mention} threads={threads} />}
        </SaidList>
      )}
    </Loaded>
  );
}

function OneMention({ mention, threads }: { mention: Mention; threads: Threads }) {
  const standouts = presentOrNull(mention.standouts_text);
  const summary = presentOrNull(mention.summary_text);
  return (
    <>
      {standouts && <p className={classes.standout}>{standouts}</p>}
      {summary && <p className={classes.text}>{summary}</p>}
      <p className={classes.meta}>
        <time dateTime={mention.date}>{formatDate(mention.date, 'MMM DD, YYYY')}</time>
        <span>{counted(mention.mentions, 'mention')}</span>
        {presentOrNull(mention.mentions_type) && <span>{mention.mentions_type}</span>}
        <OpenMention mention={mention} threads={threads} />
      </p>
    </>
  );
}

function OpenMention({ mention, threads }: { mention: Mention; threads: Threads }) {
  const { source_type, source } = mention;
  if (source_type === 'CTO_LUNCHES') return <ViewThread source={source} threads={threads} />;
  const address = `/references?${new URLSearchParams({ mention_params: source, type: source_type })}`;
  return (
    <a className={classes.open} href={address} target="_blank" rel="noopener">
      View full description <IconArrowUpRight size={14} stroke={1.75} aria-hidden />
    </a>
  );
}

function ViewThread({ source, threads: { view, left, returned } }: { source: string; threads: Threads }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (source !== left) return undefined;
    // Where motion is reduced the group it stands in is made twice.
    const timer = setTimeout(() => {
      button.current?.focus();
      returned();
    });
    return () => clearTimeout(timer);
  });
  return (
    <button ref={button} type="button" className={classes.open} onClick={() => view(source)}>
      View thread
    </button>
  );
}
