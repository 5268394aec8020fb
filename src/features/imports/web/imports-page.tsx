import { useState } from 'react';
import { useImportAddress } from './import-address.ts';
import { ImportFootSlot } from './import-foot.tsx';
import classes from './import-sheet.module.css';
import { ImportsList } from './imports-list.tsx';

/** The files that came before, as a page of the settings; each opens in its sheet. */
export function ImportsPage() {
  const { show } = useImportAddress();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.page}>
      <div ref={setActions} className={classes.bar} />
      <ImportFootSlot value={actions}>
        <ImportsList onShow={show} />
      </ImportFootSlot>
    </div>
  );
}
