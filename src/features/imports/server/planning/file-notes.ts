import { counted } from '#kernel/numbers.ts';
import type { DatePart } from '../../dates.rules.ts';
import type { ImportField } from '../../import-fields.rules.ts';
import { quoted } from '../../cell-text.rules.ts';
import type { FileRow } from '../reading/file-row.ts';

/** Counts what people should know of how a file was read, although all of it could be. */
export function countFileNotes() {
  const hidden = { rows: 0, line: 0 };
  const parts = new Map<string, { label: string; part: DatePart; cells: number; example: string }>();
  return {
    seeRow({ line, hidden: isHidden }: FileRow) {
      if (!isHidden) return;
      hidden.rows += 1;
      hidden.line ||= line;
    },
    seePart({ field, label }: ImportField, part: DatePart, cell: string) {
      const known = parts.get(`${field} ${part}`);
      if (known) known.cells += 1;
      else parts.set(`${field} ${part}`, { label, part, cells: 1, example: quoted(cell) });
    },
    notes: (): string[] => [
      ...(hidden.rows > 0 ? [hiddenWords(hidden)] : []),
      ...[...parts.values()].map(
        ({ label, part, cells, example }) =>
          `${label}: ${counted(cells, 'cell has', 'cells have')} only a ${part}, such as ${example}. Its first day is used.`,
      ),
    ],
  };
}

/** A row left out unseen is worse than one too many, which is listed and can be undone. */
function hiddenWords({ rows, line }: { rows: number; line: number }) {
  const [are, them] = rows === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${counted(rows, 'hidden row')} ${are} read as well, first line ${line}. To leave ${them} out, delete ${them} from the file and upload it again.`;
}
