import { Suspense } from 'react';
import { useFirstScreen } from '#web/first-screen.ts';
import { late } from '#web/ui/late.ts';
import { type ExploreMode, ModeMenu } from './mode-menu.tsx';
import classes from './scope.module.css';
import type { useLists } from './use-lists.ts';

const DatasourceField = late(async () => (await import('./datasource-field.tsx')).DatasourceField);
const ListPicker = late(async () => (await import('./list-picker.tsx')).ListPicker);

interface ScopeControlProps {
  mode: ExploreMode;
  onMode: (mode: ExploreMode) => void;
  datasource: string | null;
  onDatasource: (datasource: string | null) => void;
  lists: ReturnType<typeof useLists>;
  /** Opens the panel with all there is to choose from. */
  onAll: () => void;
}

/** Where companies are looked for. */
export function ScopeControl({ mode, onMode, datasource, onDatasource, lists, onAll }: ScopeControlProps) {
  const isThere = useFirstScreen();
  const still = <StillField text={datasource} />;
  return (
    <div className={classes.scope}>
      <ModeMenu mode={mode} onChange={onMode} />
      <Suspense fallback={still}>
        {!isThere ? (
          still
        ) : mode === 'Datasources' ? (
          <DatasourceField value={datasource} onChange={onDatasource} onAll={onAll} />
        ) : (
          <ListPicker
            lists={lists.lists}
            isLoading={lists.isLoading}
            isBusy={lists.isBusy}
            selected={lists.open}
            onToggle={lists.toggle}
            onClear={lists.closeAll}
            onAll={onAll}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The field as it looks before its code has come. */
function StillField({ text }: { text: string | null }) {
  return (
    <span className={classes.still} aria-hidden>
      {text ?? 'Choose a datasource'}
    </span>
  );
}
