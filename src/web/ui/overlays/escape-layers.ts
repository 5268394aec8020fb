import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Layer {
  close: () => void;
  modal: () => Element | null;
}

/** Floating parts that close themselves on Escape; the layer below them must not. */
const INNER = [
  '.mantine-Popover-dropdown',
  '[role=menu]',
  '[aria-haspopup][aria-expanded=true]',
  '[data-keeps-escape]',
].join(',');

const layers: Layer[] = [];
/** Stands for a layer that was asked for and is not there yet. */
let coming: Layer | null = null;

/**
 * From now on Escape gives up the layer that is about to open, however long it is fetched and made. The layer that
 * opens next takes over; what is answered, or `dropComing`, ends it where none will.
 */
export function expectLayer(giveUp: () => void) {
  dropComing();
  const close = () => {
    dropComing();
    giveUp();
  };
  const layer = { close, modal: () => null };
  coming = layer;
  addLayer(layer);
  return () => {
    if (coming === layer) dropComing();
  };
}

/** No layer is about to open any longer. */
export function dropComing() {
  if (coming) removeLayer(coming);
  coming = null;
}

/** Expects a layer for as long as it is asked for. Before other effects: a layer that came at once takes over. */
export function useComingLayer(asked: boolean, giveUp: () => void) {
  const latest = useRef(giveUp);
  useLayoutEffect(() => {
    latest.current = giveUp;
  });
  useLayoutEffect(() => (asked ? expectLayer(() => latest.current()) : undefined), [asked]);
}

/** Whether a dialog is open. */
export const hasDialog = () => layers.some(isDialog);
const isDialog = ({ modal }: Layer) => modal() !== null;

/**
 * Makes an open panel or sheet a layer: Escape closes the layer opened last, and only that one.
 * `modal` is its dialog element, where it has one; `under` lies beneath dialogs that are open already.
 */
export function useEscapeLayer(
  opened: boolean,
  close: () => void,
  modal?: RefObject<Element | null>,
  under = false,
) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!opened) return undefined;
    const layer = { close: () => latest.current(), modal: () => modal?.current ?? null };
    dropComing();
    addLayer(layer, under);
    return () => removeLayer(layer);
  }, [opened, modal, under]);
}

function addLayer(layer: Layer, under = false) {
  const above = under ? layers.findIndex(isDialog) : -1;
  layers.splice(above < 0 ? layers.length : above, 0, layer);
  if (layers.length === 1) window.addEventListener('keydown', closeTopMost, { capture: true });
}

function removeLayer(layer: Layer) {
  layers.splice(layers.indexOf(layer), 1);
  if (layers.length === 0) window.removeEventListener('keydown', closeTopMost, { capture: true });
}

function closeTopMost(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (!top || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  const dialog = target?.closest('[aria-modal=true]') ?? null;
  // A dialog that is no layer (the command palette) lies above all of them and closes itself.
  if (target?.closest(INNER) || (dialog && !layers.some(({ modal }) => modal() === dialog))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}
