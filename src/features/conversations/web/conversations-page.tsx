import { useDocumentTitle, useMergedRef } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { FilterChips } from '#web/filters/filter-chips.tsx';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { useInfiniteScroll } from '#web/ui/scrolling/infinite-scroll.ts';
import { late } from '#web/ui/late.ts';
import { useComingLayer } from '#web/ui/overlays/escape-layers.ts';
import { LoaderLine } from '#web/ui/states/loader-line.tsx';
import classes from './conversations-page.module.css';
import { chipsOf } from './list/filter-chips.ts';
import { type Panel, PanelButtons } from './list/panel-buttons.tsx';
import { ResultArea } from './list/result-area.tsx';
import { resultWords } from './list/result-words.ts';
import { Toolbar } from './list/toolbar.tsx';
import { useCardKeys } from './list/use-card-keys.ts';
import { useConversations } from './list/use-conversations.ts';
import { NewReferenceButton } from './recording/new-reference-button.tsx';
import { NEW_NOTE, useNoteAddress } from './recording/use-note-address.ts';
import { countCategories, useConversationsAddress } from './use-conversations-address.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { useOffers } from '#features/people/web/use-offers.ts';

const FilterPanel = late(
  async () => (await import('./list/conversation-filter-panel.tsx')).ConversationFilterPanel,
);
const FoundMeetings = late(
  async () => (await import('#features/fathom/web/found/found-meetings.tsx')).FoundMeetings,
);
const InsightPanel = late(async () => (await import('./panels/insight-panel.tsx')).InsightPanel);
const IncompletePanel = late(async () => (await import('./panels/incomplete-panel.tsx')).IncompletePanel);

/** What the firm has been told about people and companies. */
export function ConversationsPage() {
  const address = useConversationsAddress();
  useComingLayer(address.openId !== null, address.close);
  const found = useConversations(address.wire);
  const { offers } = useOffers();
  const [panel, setPanel] = useState<Panel | null>(null);
  const hasMeetings = useAppConfig().data?.gates['orion-fathom-tab'] ?? false;
  const phone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { scroller: watched } = useInfiniteScroll({
    hasNext: found.hasNext,
    isLoading: found.isLoadingNext,
    loadNext: found.loadNext,
  });
  const scrolled = useMergedRef(scroller, watched);
  const closePanel = useCallback(() => setPanel(null), []);
  const toggle = (which: Panel) => setPanel((now) => (now === which ? null : which));
  useDocumentTitle(`Conversations · ${appTitle()}`);
  useCardKeys(scroller);
  const note = useNoteAddress();
  useShortcuts([
    {
      keys: 'N',
      label: 'New reference',
      section: 'Conversations',
      run: () => note.open(NEW_NOTE),
    },
    {
      keys: '/',
      label: 'Search conversations',
      icon: IconSearch,
      section: 'Conversations',
      run: () => field.current?.focus(),
    },
    {
      keys: 'F',
      label: 'Open filters',
      icon: IconFilter,
      section: 'Conversations',
      run: () => toggle('filters'),
    },
  ]);
  useBeginning(scroller, JSON.stringify(address.wire));

  const told = (
    <span className={classes.told}>
      {panel !== 'filters' && <span>{countCategories(address.asked.filters)} Filters Selected</span>}
      {found.isAsked && (
        <>
          {panel !== 'filters' && <span aria-hidden>·</span>}
          <output>{resultWords(found.counts)}</output>
        </>
      )}
    </span>
  );
  const controls = (
    <>
      {phone && told}
      <Toolbar
        address={address}
        filtersOpen={panel === 'filters'}
        onFilters={() => toggle('filters')}
        field={field}
        hasMeetings={hasMeetings}
      />
      <div className={classes.strip}>
        <FilterChips chips={chipsOf(address.asked.filters, offers, address.change)} />
      </div>
    </>
  );

  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Screen
          heading="Conversations"
          tools={
            <>
              {!phone && told}
              <PanelButtons panel={panel} onToggle={toggle} gpt={found.gpt} />
              <NewReferenceButton />
            </>
          }
          hint={
            found.references.length > 0 && (
              <>
                <ShortcutKeys keys="J" /> <ShortcutKeys keys="K" /> move · <ShortcutKeys keys="Enter" /> opens
              </>
            )
          }
        >
          <div className={classes.results}>
            {!phone && controls}
            <div className={classes.line}>
              {found.isStale && <LoaderLine label="Loading conversations" />}
            </div>
            <div ref={scrolled} className={classes.scroll}>
              {phone && controls}
              <ResultArea found={found} onFilters={() => setPanel('filters')} />
              <Suspense>
                {hasMeetings && address.asked.meetings && address.asked.search !== '' && (
                  <FoundMeetings search={address.asked.search} />
                )}
              </Suspense>
            </div>
          </div>
        </Screen>
      </div>
      <Suspense>
        {panel === 'filters' && <FilterPanel address={address} counts={found.counts} onClose={closePanel} />}
        {panel === 'insight' && <InsightPanel span={address.asked.span} onClose={closePanel} />}
        {panel === 'incomplete' && <IncompletePanel onOpen={address.edit} onClose={closePanel} />}
      </Suspense>
      <Outlet />
    </div>
  );
}

/** Another search begins at its first card. */
function useBeginning(scroller: RefObject<HTMLElement | null>, asked: string) {
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    scroller.current?.scrollTo?.({ top: 0 });
  });
}
