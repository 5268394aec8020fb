import type { Sent } from '#kernel/endpoint.ts';
import { ApiError, call } from '#web/api.ts';
import type { Saved } from '#web/forms/by-hand-form.tsx';
import { companiesContract } from '../companies.contract.ts';
import { type Company, company } from '../company.rules.ts';
import type { CompanyField } from '../company-fields.ts';
import { differing, textOf } from './typed-company.rules.ts';

type Correction = Sent<typeof companiesContract.correct>['body'];

/** Somebody else was faster. */
export interface Clash {
  by: string;
  /** The company as they left it. */
  current: Company;
  /** What they changed. */
  fields: CompanyField[];
}

/**
 * Saves a correction, and says so. A change of somebody else to other fields is joined with this one; one to the
 * same fields is refused with what `refuse` says of it.
 */
export async function saveCompany(
  base: Company,
  body: Correction,
  refuse: (clash: Clash) => Error,
): Promise<Saved> {
  const { version: _version, ...changes } = body;
  if (Object.keys(changes).length === 0) return { message: 'No changes.' };
  try {
    const { data } = await call(companiesContract.correct, {
      params: { domain: base.company_domain },
      body,
    });
    return { message: `${data.company_name} saved`, undo: () => putBack(base, changes, data.version) };
  } catch (error) {
    const clash = clashIn(error, base);
    if (!clash) throw error;
    const { current } = clash;
    if (disputed(clash, changes).length === 0)
      return saveCompany(current, { ...changes, version: current.version }, refuse);
    throw refuse(clash);
  }
}

/** The fields that both changed, each to something else. */
export const disputed = ({ current, fields }: Clash, changes: Omit<Correction, 'version'>) =>
  fields.filter((name) => name in changes && textOf(changes[name]) !== textOf(current[name]));

/** What a correction changed, as it was before; refused where somebody has changed the company since. */
const putBack = (before: Company, changes: object, version: number) =>
  call(companiesContract.correct, {
    params: { domain: before.company_domain },
    body: { ...Object.fromEntries(differingNames(changes).map((name) => [name, before[name]])), version },
  });
const differingNames = (changes: object) => Object.keys(changes) as (CompanyField | 'company_domain')[];

function clashIn(error: unknown, base: Company): Clash | null {
  if (!(error instanceof ApiError) || error.code !== 409) return null;
  const { current, changed_by } = (error.body ?? {}) as { current?: unknown; changed_by?: string | null };
  const parsed = company.safeParse(current);
  if (!parsed.success) return null;
  return { by: changed_by ?? 'An import', current: parsed.data, fields: differing(base, parsed.data) };
}
