import type { Answers } from '#kernel/forms/form-language.ts';
import { MASK } from '#kernel/forms/form-types.ts';
import type { Context } from '#server/http/implement.ts';
import type { Entry, EntryRow } from '../entries.contract.ts';
import type { findEntry, listEntries } from './entries.queries.ts';
import { filesIn } from './entry-files.ts';
import { rulesOf } from './entry-rules.ts';
import { keptTemplate, wireTemplate } from './templates.ts';

type Row = Awaited<ReturnType<ReturnType<typeof listEntries>['execute']>>[number];
type Kept = NonNullable<Awaited<ReturnType<ReturnType<typeof findEntry>['executeTakeFirst']>>>;

const masked = (answers: Answers, sealed: readonly string[]) =>
  sealed.length === 0
    ? answers
    : Object.fromEntries(
        Object.entries(answers).map(([name, value]) => [name, sealed.includes(name) ? MASK : value]),
      );

/** A row of a table: what was answered, and who wrote it when. */
export function shownRow(slug: string, row: Row): EntryRow {
  const { writer } = rulesOf(slug);
  const isNote = slug === 'board-meeting-notes';
  const { portfolio, ...answers } = masked(row.answers as Answers, row.sealed);
  return {
    uuid: row.uuid,
    ...(row.company_name !== null && { company_name: row.company_name }),
    ...(isNote ? { company_domain: row.company_domain } : portfolio !== undefined && { portfolio }),
    ...answers,
    created_at: row.created_at,
    ...(writer?.(row.email_address, row.full_name) ?? { email: row.email_address }),
    ...(row.return_reason !== null && { return_reason: row.return_reason }),
  };
}

/** A whole entry, with the form it was written with. */
export async function shownEntry({ db, user }: Pick<Context, 'db' | 'user'>, kept: Kept): Promise<Entry> {
  const template = await keptTemplate(db, kept.template, kept.template_version);
  const answers = masked(kept.answers as Answers, kept.sealed);
  return {
    uuid: kept.uuid,
    version: kept.version,
    state: kept.state as Entry['state'],
    return_reason: kept.return_reason,
    company_name: kept.company_name,
    company_domain: kept.company_domain,
    created_at: kept.created_at,
    created_by: { full_name: kept.full_name, email: kept.email_address },
    updated_at: kept.updated_at,
    updated_by: kept.updated_by_name,
    answers: { ...(rulesOf(kept.template).unfold?.(answers) ?? answers) },
    files: await filesIn(db, answers),
    template: wireTemplate(template, user.email_address),
  };
}
