import { useQuery } from '@tanstack/react-query';
import type { Template } from '#kernel/forms/form-language.ts';
import { domainWords } from '#kernel/domains.ts';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { companyHref } from '#web/company-link.tsx';
import { NextSteps } from '#web/remind/next-steps.tsx';
import { RemindButton } from '#web/remind/remind-button.tsx';
import { PathLink } from '#web/shell/path-link.tsx';
import { useLocation } from '@tanstack/react-router';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { Entry } from '../entries.contract.ts';
import { AnswerList } from './answer-list.tsx';
import { Decision } from './approval.tsx';
import { ENTRY_WORDS, EntryTools, LoadedEntry } from './entry-parts.tsx';
import { fieldsOf, fileNames, wordsOf } from '../shown-answers.rules.ts';
import classes from './submissions.module.css';
import { callsOf } from './template-calls.ts';
import { useDeletion } from './use-deletion.tsx';

interface RecordSheetProps {
  template: Template;
  uuid: string;
  onEdit: () => void;
  onClose: () => void;
}

/** One whole entry, under the form it was written with. */
export function RecordSheet({ template, uuid, onEdit, onClose }: RecordSheetProps) {
  const query = useQuery(ask(callsOf(template).read, { params: { uuid } }));
  const deletion = useDeletion(template, onClose);
  const entry = query.data?.data;
  const isCall = template.title === 'Company Call Summary';
  return (
    <Sheet
      opened
      fitted
      width="narrow"
      title={entry?.company_name ?? template.title}
      onClose={onClose}
      tools={
        entry && (
          <>
            {isCall && <RemindButton about={`call:${uuid}`} />}
            <EntryTools onEdit={onEdit} onDelete={() => deletion.ask(uuid)} />
          </>
        )
      }
      foot={entry?.state === 'unpublished' && <Decision template={template} entry={entry} onDone={onClose} />}
    >
      <LoadedEntry query={query} words={ENTRY_WORDS}>
        {(loaded) => <Details entry={loaded} />}
      </LoadedEntry>
      {entry && isCall && (
        <NextSteps
          about={`call:${uuid}`}
          html={wordsOf(entry.answers['content'])}
          title={<h3 className={classes.steps}>Next steps</h3>}
        />
      )}
      {deletion.dialog}
    </Sheet>
  );
}

const ABOUT_COMPANY = ['domain', 'portfolio'];

function Details({ entry }: { entry: Entry }) {
  const { answers, template, created_by, created_at, company_domain } = entry;
  const location = useLocation();
  const domain = company_domain ?? (typeof answers['domain'] === 'string' ? answers['domain'] : null);
  return (
    <>
      <dl className={classes.answers}>
        {domain && (
          <div>
            <dt>Domain</dt>
            <dd>
              {company_domain ? (
                <PathLink href={companyHref(location, company_domain)}>{domainWords(domain)}</PathLink>
              ) : (
                domain
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>Created</dt>
          <dd>
            <time dateTime={created_at}>{formatDate(created_at, 'MMM DD YYYY')}</time>
          </dd>
        </div>
        <div>
          <dt>Created by</dt>
          <dd>
            {created_by.full_name} <span className={classes.dim}>{created_by.email}</span>
          </dd>
        </div>
        {entry.return_reason && (
          <div data-wide>
            <dt>Returned because</dt>
            <dd>{entry.return_reason}</dd>
          </div>
        )}
      </dl>
      <AnswerList
        fields={fieldsOf(template)}
        answers={answers}
        names={fileNames(entry.files)}
        gone={entry.files.filter(({ deleted }) => deleted).map(({ url }) => url)}
        without={ABOUT_COMPANY}
      />
      {template.version > 1 && (
        <p className={classes.dim}>Written with version {template.version} of the form</p>
      )}
    </>
  );
}
