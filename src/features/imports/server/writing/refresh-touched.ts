import { sql } from 'kysely';
import type { Statement } from './run-together.ts';

const touched = sql`array(select target_id from import_touched order by target_id)`;

/** The derived rows of the companies in import_touched, made again. */
export const refreshTouched = (): Statement =>
  sql`select refresh_discovery(${touched}), refresh_company_text(${touched})`;
