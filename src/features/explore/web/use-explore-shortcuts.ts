import {
  IconAdjustmentsHorizontal,
  IconChartBar,
  IconHistory,
  IconLayoutKanban,
  IconLink,
} from '@tabler/icons-react';
import { copyLink, screenLink } from '#web/copy-link.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import type { ExploreScreen } from './use-explore-screen.ts';

const SECTION = 'Companies';

/** What the header does, by key and from the palette. */
export function useExploreShortcuts({ toggle, isSearching }: ExploreScreen) {
  const opens = (panel: Parameters<typeof toggle>[0]) => ({ section: SECTION, run: () => toggle(panel) });
  useShortcuts([
    { keys: 'F', label: 'Filters', icon: IconAdjustmentsHorizontal, ...opens('filters') },
    { keys: 'H', label: 'Search history', icon: IconHistory, ...opens('history') },
    { keys: 'P', label: 'Pipeline', icon: IconLayoutKanban, ...opens('pipeline') },
    { keys: 'R', label: 'How are companies Ranked?', icon: IconChartBar, ...opens('rankingSlider') },
    ...(isSearching
      ? [
          {
            keys: 'L',
            label: 'Copy link',
            icon: IconLink,
            section: SECTION,
            run: () => void copyLink(screenLink()),
          },
        ]
      : []),
  ]);
}
