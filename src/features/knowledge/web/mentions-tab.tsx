import { useQuery } from '@tanstack/react-query';
import { IconArrowUpRight } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { Loaded } from '#web/ui/marks/section.tsx';
import { knowledgeContract, type Mention } from '../knowledge.contract.ts';
import { sourceHeading } from '../source-groups.rules.ts';
import classes from './knowledge.module.css';
import { SaidList } from './said-list.tsx';

export const mentionsOf = (company_domain: string) =>
  ask(knowledgeContract.mentions, { query: { company_domain } });

interface MentionsTabProps {
  domain: string;
  /** A CTO lunch is read in the slider. */
  onThread: (source: string) => void;
}

/** Where the company was mentioned. */
export function MentionsTab({ domain, onThread }: MentionsTabProps) {
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
          {(mention) => <OneMention mention={mention} onThread={onThread} />}
        </SaidList>
      )}
    </Loaded>
  );
}

function OneMention({ mention, onThread }: { mention: Mention; onThread: (source: string) => void }) {
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
        <OpenMention mention={mention} onThread={onThread} />
      </p>
    </>
  );
}

function OpenMention({ mention, onThread }: { mention: Mention; onThread: (source: string) => void }) {
  const { source_type, source } = mention;
  if (source_type === 'CTO_LUNCHES')
    return (
      <button type="button" className={classes.open} onClick={() => onThread(source)}>
        View thread
      </button>
    );
  const address = `/references?${new URLSearchParams({ mention_params: source, type: source_type })}`;
  return (
    <a className={classes.open} href={address} target="_blank" rel="noopener">
      View full description <IconArrowUpRight size={14} stroke={1.75} aria-hidden />
    </a>
  );
}
