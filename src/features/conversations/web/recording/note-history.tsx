import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { Loaded, Nothing } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { recordingContract } from '../../recording.contract.ts';
import classes from './recording.module.css';

interface NoteHistoryProps {
  reference_id: string;
  onClose: () => void;
}

/** Every text a note had, the latest first. */
export function NoteHistory({ reference_id, onClose }: NoteHistoryProps) {
  const query = useQuery(ask(recordingContract.history, { params: { reference_id } }));
  return (
    <Sheet opened fitted width="narrow" title="History" onClose={onClose} onBack={onClose}>
      <Loaded query={query} what="The history" lines={6}>
        {(history) =>
          history ? (
            <ol className={classes.versions} aria-label="Versions">
              {history.results.map(({ version, content, changed_by, changed_at }, at) => (
                <li key={version}>
                  <header>
                    <b>{at === 0 ? 'Now' : `Version ${version}`}</b>
                    <span>{changed_by}</span>
                    <time dateTime={changed_at}>{formatDate(changed_at, 'MMM DD YYYY')}</time>
                  </header>
                  <HtmlView html={content} />
                </li>
              ))}
            </ol>
          ) : (
            <Nothing>This note was deleted.</Nothing>
          )
        }
      </Loaded>
    </Sheet>
  );
}
