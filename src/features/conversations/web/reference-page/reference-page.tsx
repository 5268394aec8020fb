import { useDocumentTitle } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { appTitle } from '#web/page-meta.ts';
import { parseSearch } from '#web/search-codec.ts';
import { Screen } from '#web/shell/screen.tsx';
import { MentionedReference } from './mentioned-reference.tsx';
import { MentionedSource } from './mentioned-source.tsx';
import classes from './reference-page.module.css';

const REFERENCE = 'REFERENCE';

/** What a mention of a company leads to, in a tab of its own. */
export function ReferencePage() {
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const { mention_params: [source = ''] = [], type: [type = REFERENCE] = [] } = parseSearch(searchStr);
  const isReference = type === '' || type.toUpperCase() === REFERENCE;
  useDocumentTitle(`${isReference ? 'Reference' : 'Mention'} · ${appTitle()}`);
  return (
    <Screen heading={isReference ? 'Reference' : 'Mention'}>
      <div className={classes.page}>
        {isReference ? (
          <MentionedReference reference_id={source} />
        ) : (
          <MentionedSource source_type={type} source={source} />
        )}
      </div>
    </Screen>
  );
}
