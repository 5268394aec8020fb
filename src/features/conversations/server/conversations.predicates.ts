import { type SqlBool, sql } from 'kysely';
import { NO_PROJECT } from '#kernel/list-editing.ts';
import { filterPredicates, type Predicate } from '#server/db/filter-predicates.ts';
import { type ConversationFilters, conversationFilters, narrowing } from '../conversations.filters.ts';

/** From when to when, both included. */
export interface Span {
  start_time?: string | undefined;
  end_time?: string | undefined;
}

const column = (name: string) => sql.ref(`f.${name}`);
const choices = (kind: string, values: readonly string[]) =>
  sql`array(select choice_id from choice where kind = ${kind} and server_value = any(${sql.val(values)}))`;
const holdsAny = (name: string, kind: string, values: readonly string[]) =>
  sql<SqlBool>`${column(name)} && ${choices(kind, values)}`;

/** What was chosen means in SQL, over the row `f` of reference_facts. */
export const categoryPredicates = (filters: ConversationFilters): Predicate[] =>
  filterPredicates('f', conversationFilters, narrowing(filters), {
    Functions: ({ functions = [] }) => [holdsAny('function_ids', 'function', functions)],
    Projects: ({ projects = [] }) => {
      const named = holdsAny('project_ids', 'project', projects);
      return [projects.includes(NO_PROJECT) ? sql<SqlBool>`(${named} or f.project_ids = '{}')` : named];
    },
    'Reference Types': ({ reference_types = [] }) => [
      holdsAny('type_ids', 'reference_type', reference_types),
    ],
    Ratings: ({ ratings = [] }) => [sql<SqlBool>`f.ratings && ${sql.val(ratings.map(Number))}::integer[]`],
    Creator: ({ creators = [] }) => [writtenBy(creators)],
  });

export const writtenBy = (addresses: readonly string[]): Predicate =>
  sql<SqlBool>`f.creator_id = any(array(select user_id from staff where email_address = any(${sql.val(addresses)}::citext[])))`;

export const spanPredicates = ({ start_time, end_time }: Span): Predicate[] => [
  ...(start_time ? [sql<SqlBool>`f.created_at >= ${start_time}`] : []),
  ...(end_time ? [sql<SqlBool>`f.created_at <= ${end_time}`] : []),
];

export const isIncomplete: Predicate = sql<SqlBool>`f.incomplete`;
