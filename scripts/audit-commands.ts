import * as z from 'zod';
import { actionWords, changeLines, objectWords, wayWords } from '#features/audit/audit-words.rules.ts';
import { auditFilters } from '#features/audit/audit.contract.ts';
import { listAuditEvents } from '#features/audit/server/audit.queries.ts';
import { complaintOf } from '#kernel/complaints.ts';
import { inOneLine } from './align-rows.ts';
import { type CommandPlatform, type Commands, type Options, UsageProblem } from './command-line.ts';
import { staffWith } from './staff-commands.ts';

const momentOf = (name: string, text: string | undefined) => {
  if (text !== undefined && !z.iso.date().safeParse(text).success)
    throw new UsageProblem(`--${name} must be a day such as 2026-11-16.`);
  return text && `${text}T00:00:00Z`;
};

async function listAudit(
  platform: CommandPlatform,
  { person, object, action, since, until, limit = '50' }: Options,
) {
  const most = Number(limit);
  if (!(Number.isInteger(most) && most >= 1 && most <= 10_000))
    throw new UsageProblem('--limit must be a whole number from 1 to 10000.');
  const user_id = person === undefined ? undefined : (await staffWith(platform, person)).user_id;
  const filters = auditFilters.safeParse({
    user_id,
    object,
    action,
    since: momentOf('since', since),
    until: momentOf('until', until),
  });
  if (!filters.success) {
    const complaints = filters.error.issues.map(
      (issue) => `--${issue.path.join('.')} ${complaintOf({ ...issue })}.`,
    );
    throw new UsageProblem(complaints.join(' '));
  }
  if (since && until && since >= until) throw new UsageProblem('--until must be a day after --since.');
  const events = await listAuditEvents(platform.db, filters.data, null, most).execute();
  const lines = events.map((event) =>
    inOneLine(
      [
        event.at,
        event.email_address ?? 'Orion',
        `${actionWords(event.action)} (${event.action})`,
        objectWords(event),
        changeLines(event).join(', ') || '-',
        wayWords(event.via),
      ].join('  '),
    ),
  );
  return lines.join('\n') || 'No entries.';
}

export const auditCommands: Commands = {
  audit: {
    usage: '[--person EMAIL] [--object TYPE:ID] [--action NAME] [--since DAY] [--until DAY] [--limit N]',
    summary: 'The audit trail, newest first',
    args: [],
    options: ['person', 'object', 'action', 'since', 'until', 'limit'],
    run: (platform, _args, options) => listAudit(platform, options),
  },
};
