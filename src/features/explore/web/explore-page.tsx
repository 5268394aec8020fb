import { useDocumentTitle } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { IconAdjustmentsHorizontal, IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { appTitle } from '#web/page-meta.ts';
import { Screen } from '#web/shell/screen.tsx';
import { EmptyState } from '#web/ui/result-state.tsx';
import { type ExploreMode, ModeMenu } from './explore-header.tsx';
import classes from './explore-page.module.css';

const prompts = {
  Datasources: {
    icon: IconAdjustmentsHorizontal,
    title: 'Kindly select the filter(s) based on the company(s) you want to view.',
  },
  Lists: { icon: IconList, title: 'Kindly select a list(s) to view companies tagged under it.' },
};

/** Company discovery. */
export function ExplorePage() {
  const [mode, setMode] = useState<ExploreMode>('Datasources');
  const navigate = useNavigate();
  useDocumentTitle(`Explore · ${appTitle()}`);

  const change = (next: ExploreMode) => {
    setMode(next);
    void navigate({ to: '/explore' });
  };

  return (
    <Screen heading="Companies" count="--" tools={<ModeMenu mode={mode} onChange={change} />}>
      <div className={classes.prompt}>
        <EmptyState {...prompts[mode]} />
      </div>
    </Screen>
  );
}
