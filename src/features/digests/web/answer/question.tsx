import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import type { DigestCompany, OpenedDigest } from '../../digests.contract.ts';
import { AnswerForm } from './answer-form.tsx';
import classes from './answer.module.css';
import { AskedCompanies } from './asked-companies.tsx';

interface QuestionProps {
  number: number;
  premise: OpenedDigest['premises'][number];
  companies: readonly DigestCompany[];
  /** Whose drafts; nobody's where it cannot be answered by who looks at it. */
  owner: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  digest: Pick<OpenedDigest, 'uuid' | 'version'>;
  onAnswered: (digest: OpenedDigest) => void;
}

/** One question with its companies, and its answer or where to write it. */
export function Question({ number, premise, companies, owner, isOpen, onOpen, ...form }: QuestionProps) {
  const { title, question, answer, answered, answered_at, answered_by, domains } = premise;
  const named = new Set(domains.map(({ company_domain }) => company_domain));
  const heading = question || title || `Question ${number}`;
  return (
    <li className={classes.question} data-answered={answered || undefined}>
      <span className={classes.node} aria-hidden>
        {answered ? <IconCheck size={14} stroke={2} /> : number}
      </span>
      <div className={classes.body}>
        {title && question && <small>{title}</small>}
        <h2>{heading}</h2>
        <AskedCompanies companies={companies.filter(({ asked_as }) => named.has(asked_as))} />
        {answered && !(isOpen && owner) && (
          <>
            <section className={classes.answer} aria-label={`Answer to: ${heading}`}>
              <HtmlView html={answer} />
            </section>
            <p className={classes.said}>
              Answered{answered_by && ` by ${answered_by}`}
              {answered_at && ` on ${formatDate(answered_at, 'MMM DD, YYYY')}`}
              {owner && (
                <Button size="compact-sm" onClick={onOpen}>
                  Edit answer
                </Button>
              )}
            </p>
          </>
        )}
        {owner && isOpen && (
          <AnswerForm key={premise.uuid} owner={owner} premise={premise} heading={heading} {...form} />
        )}
        {owner && !isOpen && !answered && (
          <Button className={classes.begin ?? ''} onClick={onOpen}>
            Answer
          </Button>
        )}
        {!owner && !answered && <p className={classes.said}>No answer yet</p>}
      </div>
    </li>
  );
}
