import { useEffect, useRef, useState } from 'react';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import type { ImportEntity } from '../import-fields.rules.ts';
import { IMPORT_ENTITIES } from '../import-record.contract.ts';
import { FileStep } from './file/file-step.tsx';
import type { ImportAddress, Shown } from './import-address.ts';
import { ImportFootSlot } from './import-foot.tsx';
import classes from './import-sheet.module.css';
import { ImportSteps, type Step } from './import-steps.tsx';
import { ImportsList } from './imports-list.tsx';
import { OpenImport, stepOf } from './open-import.tsx';
import { useImport } from './use-import.ts';

/** A file on its way into Orion, step by step; or all that came before. */
export function ImportSheet({ address, shown }: { address: ImportAddress; shown: Shown }) {
  const { atColumns, show, close } = address;
  const fresh = isEntity(shown) ? shown : null;
  const id = fresh || shown === 'all' ? null : shown;
  const found = useImport(id);
  const record = id === null ? undefined : found.data?.data;
  const entity = fresh ?? record?.entity;
  const title = shown === 'all' ? 'Imports' : ['Import', entity].filter(Boolean).join(' ');
  const at: Step | undefined = fresh ? 'File' : record && stepOf(record, atColumns);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useKeptFocus(foot, `${shown} ${at} ${record?.status}`);

  return (
    <Sheet
      opened
      fitted={shown === 'all'}
      onClose={close}
      title={title}
      header={
        <div className={classes.head}>
          <span className={classes.title} aria-hidden="true">
            {title}
          </span>
          {shown !== 'all' && <ImportSteps entity={entity} at={at} isDone={record?.status === 'committed'} />}
        </div>
      }
      foot={<div ref={setFoot} className={classes.foot} />}
    >
      <ImportFootSlot value={foot}>
        <div className={classes.content}>
          {shown === 'all' && <ImportsList onShow={show} />}
          {fresh && <FileStep key={fresh} entity={fresh} onShow={show} />}
          {id !== null && <OpenImport key={id} id={id} found={found} address={address} />}
        </div>
      </ImportFootSlot>
    </Sheet>
  );
}

const isEntity = (shown: Shown): shown is ImportEntity => IMPORT_ENTITIES.some((one) => one === shown);

/** A step that goes takes its buttons along; the focus goes to the heading then, not out of the sheet. */
function useKeptFocus(inside: HTMLElement | null, step: string) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const dialog = inside?.closest('[role=dialog]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [inside, step]);
}
