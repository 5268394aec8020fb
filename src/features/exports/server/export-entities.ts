import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DB } from '#db';
import type { Access } from '#kernel/access.ts';
import {
  exportCompanies,
  exportCompanyPeople,
  exportCompetitors,
  exportEmployeeCounts,
  exportFundingRounds,
  exportMentions,
  exportQuips,
} from './company-exports.queries.ts';
import {
  exportBoardNotes,
  exportFavourites,
  exportLists,
  exportPipeline,
  exportPipelineHistory,
  exportReminders,
  exportUpdates,
} from './firm-exports.queries.ts';
import { exportMeetings, exportPeople, exportReferences } from './people-exports.queries.ts';
import {
  exportCtoLunches,
  exportDigests,
  exportNewsletters,
  exportPassConditions,
  exportSubmissions,
  exportVisits,
} from './written-exports.queries.ts';

export type Selection<O = unknown> = Pick<
  SelectQueryBuilder<DB, never, O>,
  'toOperationNode' | 'expressionType'
>;

export interface ExportEntity {
  query(db: Kysely<DB>, user_id: number): Selection;
  /** Columns that hold HTML and leave as the words a reader sees. */
  html: readonly string[];
  /** Columns that stand before the others. */
  leads?: readonly string[];
  /** Who may have it, where that is not everybody. */
  access?: Access;
}

const entity = <O>(
  query: (db: Kysely<DB>, user_id: number) => Selection<O>,
  html: readonly (keyof O & string)[] = [],
): ExportEntity => ({ query, html });

/** Everything that can be exported. The select list of a query is its columns, in that order. */
export const exportEntities: Readonly<Record<string, ExportEntity>> = {
  companies: entity(exportCompanies),
  company_people: entity(exportCompanyPeople),
  funding_rounds: entity(exportFundingRounds),
  employee_counts: entity(exportEmployeeCounts),
  competitors: entity(exportCompetitors),
  quips: entity(exportQuips),
  mentions: entity(exportMentions),
  people: entity(exportPeople),
  references: entity(exportReferences),
  meetings: entity(exportMeetings, ['summary']),
  pipeline: entity(exportPipeline),
  pipeline_history: entity(exportPipelineHistory),
  lists: entity(exportLists),
  updates: entity(exportUpdates),
  board_notes: entity(exportBoardNotes, ['content']),
  reminders: entity(exportReminders),
  favourites: entity(exportFavourites),
  newsletters: entity(exportNewsletters, ['html']),
  cto_lunches: entity(exportCtoLunches, ['body']),
  submissions: entity(exportSubmissions),
  digests: { ...entity(exportDigests, ['answer']), access: 'digest-staff' },
  pass_conditions: entity(exportPassConditions),
  visits: entity(exportVisits),
};
