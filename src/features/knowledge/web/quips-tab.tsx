import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { Loaded } from '#web/ui/marks/section.tsx';
import { knowledgeContract, type Quip } from '../knowledge.contract.ts';
import { sourceHeading } from '../source-groups.rules.ts';
import classes from './knowledge.module.css';
import { OpenContent } from './open-content.tsx';
import { SaidList } from './said-list.tsx';

export const quipsOf = (company_domain: string) =>
  ask(knowledgeContract.quips, { query: { company_domain } });

/** What was said about the company in a line. */
export function QuipsTab({ domain }: { domain: string }) {
  const query = useQuery(quipsOf(domain));
  return (
    <Loaded query={query} what="Quips" lines={8}>
      {({ quips }) => (
        <SaidList
          what="Quips"
          all={quips.map((quip) => ({
            ...quip,
            words: quip.quip_text,
            group: quip.quip_type_name ?? sourceHeading(quip.quip_type),
          }))}
          keyOf={({ source_type, source, quip_text }) => `${source_type} ${source} ${quip_text}`}
        >
          {(quip) => <OneQuip quip={quip} />}
        </SaidList>
      )}
    </Loaded>
  );
}

function OneQuip({ quip }: { quip: Quip }) {
  return (
    <>
      <p className={classes.text}>{quip.quip_text}</p>
      <p className={classes.meta}>
        <time dateTime={quip.date}>{formatDate(quip.date, 'MMM DD, YYYY')}</time>
        <span>{sourceHeading(quip.source_type)}</span>
        {quip.has_content && <OpenContent source_type={quip.source_type} source={quip.source} />}
      </p>
    </>
  );
}
