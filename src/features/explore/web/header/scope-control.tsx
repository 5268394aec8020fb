import { DatasourceField } from './datasource-field.tsx';
import { ListPicker } from './list-picker.tsx';
import { type ExploreMode, ModeMenu } from './mode-menu.tsx';
import classes from './scope.module.css';
import type { useLists } from './use-lists.ts';

interface ScopeControlProps {
  mode: ExploreMode;
  onMode: (mode: ExploreMode) => void;
  datasource: string | null;
  onDatasource: (datasource: string | null) => void;
  lists: ReturnType<typeof useLists>;
}

/** Where companies are looked for. */
export function ScopeControl({ mode, onMode, datasource, onDatasource, lists }: ScopeControlProps) {
  return (
    <div className={classes.scope}>
      <ModeMenu mode={mode} onChange={onMode} />
      {mode === 'Datasources' ? (
        <DatasourceField value={datasource} onChange={onDatasource} />
      ) : (
        <ListPicker
          lists={lists.lists}
          isLoading={lists.isLoading}
          selected={lists.open}
          onToggle={lists.toggle}
        />
      )}
    </div>
  );
}
