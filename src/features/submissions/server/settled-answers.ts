import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { findCompany } from '#features/companies/server/company.queries.ts';
import { checkAnswers, strayKeys } from '#kernel/forms/form-answers.ts';
import { missingMessage } from '#kernel/forms/form-complaints.ts';
import {
  type Answers,
  type Attribute,
  definition,
  type Form,
  formOf,
  isSealed,
} from '#kernel/forms/form-language.ts';
import { MASK } from '#kernel/forms/form-types.ts';
import { isEmptyHtml } from '#kernel/html.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { safeHtmls } from '#server/html/safe-html.ts';
import type { Secrets } from '#server/secrets.ts';
import { refuseFiles, textsIn } from './entry-files.ts';
import { refuseField, rulesOf } from './entry-rules.ts';

/** The form of a template as it is kept; a template that only shows asks for nothing. */
export function formFrom(kept: unknown): Form {
  const { request_schema } = definition.parse(kept);
  if (!request_schema) throw notFound('Form');
  return formOf(request_schema.sections);
}

export interface Settling {
  slug: string;
  form: Form;
  answers: Answers;
  draft: boolean;
  /** The entry that is changed, and what it holds, sealed values as they are kept. */
  before: { uuid: string; state: string; answers: Answers } | null;
}

/** Answers as they are kept: checked by the form, cleaned, sealed; and the company and the words they are about. */
export async function settleAnswers(db: Kysely<DB>, secrets: Pick<Secrets, 'seal'>, settling: Settling) {
  const { slug, form, draft, before } = settling;
  const rules = rulesOf(slug);
  const sealed = form.fields.filter(isSealed).map(({ name }) => name);
  const keeps = sealed.filter((name) => before?.answers[name] !== undefined);
  const [stray] = strayKeys(form, settling.answers);
  if (stray !== undefined) throw invalid(`${stray} is not a field of this form.`);
  const verdict = checkAnswers(form, settling.answers, { draft, keeps });
  const [problem] = Object.values(verdict.errors);
  if (problem !== undefined) throw invalid(problem, { errors: verdict.errors });
  const clean = await cleanHtml(form, verdict.answers, draft);
  const answers = rules.keep?.(clean) ?? clean;
  const company = await companyOf(db, slug, answers, form);
  if (!draft) await rules.refuse?.(db, answers, before?.uuid ?? null);
  const held = before && before.state !== 'draft' ? before.answers : {};
  if (!draft) await refuseFiles(db, form, answers, { company_id: company?.company_id, held });
  const open = Object.fromEntries(Object.entries(answers).filter(([name]) => !sealed.includes(name)));
  return {
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [
        name,
        sealed.includes(name)
          ? value === MASK
            ? before?.answers[name]
            : secrets.seal(String(value))
          : value,
      ]),
    ),
    company_id: company?.company_id ?? null,
    plain: [company?.company_name ?? '', ...(await wordsOf(Object.values(open)))].join('\n').trim(),
  };
}

/** What is left of every note when it is safe; one of which nothing is left says nothing. */
async function cleanHtml({ fields, groups }: Form, answers: Answers, draft: boolean): Promise<Answers> {
  const clean = async (inside: readonly Attribute[], record: Answers) => {
    const notes = inside.filter(({ name, data_type }) => data_type === 'editor' && name in record);
    const safe = await safeHtmls(notes.map(({ name }) => String(record[name])));
    const cleaned = notes.map((field, at) => {
      const html = safe[at]?.html ?? '';
      if (isEmptyHtml(html) && !draft) throw refuseField(field.name, missingMessage(field));
      return [field.name, html] as const;
    });
    return { ...record, ...Object.fromEntries(cleaned) };
  };
  const cleaned: Record<string, unknown> = await clean(fields, answers);
  for (const { name, data_model } of groups)
    if (Array.isArray(answers[name]))
      cleaned[name] = await Promise.all(
        (answers[name] as Answers[]).map((record) => clean(data_model.attributes, record)),
      );
  return cleaned;
}

/** The words a reader sees of each answer, also inside a list of records. */
async function wordsOf(values: readonly unknown[]): Promise<string[]> {
  const texts = values.map(textsIn);
  const marked = [...new Set(texts.flat().filter((text) => text.includes('<')))];
  const safe = await safeHtmls(marked);
  const words = new Map(marked.map((text, at) => [text, safe[at]?.plain ?? '']));
  return texts.map((inside) => inside.map((text) => words.get(text) ?? text).join(' '));
}

async function companyOf(db: Kysely<DB>, slug: string, answers: Answers, { fields }: Form) {
  const { company, needsCompany } = rulesOf(slug);
  const named = answers[company];
  if (typeof named !== 'string') return undefined;
  const found = await findCompany(db, named).select('company.company_name').executeTakeFirst();
  const field = fields.find(({ name }) => name === company);
  if (!found && needsCompany && field) throw refuseField(company, missingMessage(field));
  return found;
}
