import { formatDate } from '#kernel/dates.ts';
import { grouped } from '#kernel/numbers.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { actionWords, changeLines, objectWords, wayWords } from '../audit-words.rules.ts';
import type { AuditEvent } from '../audit.contract.ts';
import classes from './audit-page.module.css';

/** Everything the trail knows about one entry. */
export function AuditEntrySheet({ entry, onClose }: { entry: AuditEvent; onClose: () => void }) {
  const at = new Date(entry.at);
  const facts: readonly (readonly [string, string | null])[] = [
    [
      'When',
      `${formatDate(at, 'MMM DD, YYYY')}, ${formatDate(at, 'h:mm A')} (${entry.at.slice(11, 19)} UTC)`,
    ],
    ['Who', [entry.full_name, entry.email_address].filter(Boolean).join(', ') || 'Orion'],
    ['Action', entry.action],
    ['Object', objectWords(entry)],
    ['Change', changeLines(entry).join('\n') || null],
    ['Via', wayWords(entry.via)],
    ['Address', entry.ip || null],
    ['Request', entry.request_id],
    ['Entry', `No. ${grouped(entry.event_id)}`],
  ];
  return (
    <Sheet opened fitted width="narrow" title={actionWords(entry.action)} onClose={onClose}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.lasting}>Entries can’t be edited or deleted.</p>
    </Sheet>
  );
}
