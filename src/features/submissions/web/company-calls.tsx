import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { NextSteps } from '#web/remind/next-steps.tsx';
import { RemindButton } from '#web/remind/remind-button.tsx';
import { PathLink } from '#web/shell/path-link.tsx';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import { entriesContract } from '../entries.contract.ts';
import { wordsOf } from '../shown-answers.rules.ts';
import classes from './submissions.module.css';

const { list } = entriesContract('company-call-summaries');
const hrefOf = (entry: string) =>
  `/submissions?${new URLSearchParams({ template: 'Company Call Summary', entry })}`;

/** What was said in calls with a company, newest first. */
export function CompanyCalls({ domain }: { domain: string }) {
  const query = useQuery(ask(list, { params: {}, query: { domain } }));
  return (
    <Section title="Call Summaries">
      <Loaded query={query} what="Call summaries">
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.calls} aria-label="Call Summaries">
              {answer.results.map((row) => (
                <li key={String(row['uuid'])}>
                  <PathLink href={hrefOf(String(row['uuid']))} className={classes.link}>
                    {formatDate(String(row['call_date']), 'MMM DD, YYYY') ?? 'Call'}
                  </PathLink>{' '}
                  <span className={classes.dim}>{wordsOf(row['email'])}</span>
                  <RemindButton about={`call:${String(row['uuid'])}`} label="Remind me about this call" />
                  <HtmlView html={wordsOf(row['content'])} lines={3} />
                  <NextSteps about={`call:${String(row['uuid'])}`} html={wordsOf(row['content'])} />
                </li>
              ))}
            </ul>
          ) : (
            <Nothing>No call summaries yet.</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}
