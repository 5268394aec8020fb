import { Extension } from '@tiptap/core';

const DEEPEST = 8;
const NAME = /^(?:ql-)?indent-([1-8])$/;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    indent: {
      /** Moves lists and paragraphs one step in (1) or out (-1). */
      indentBy: (step: 1 | -1) => ReturnType;
    };
  }
}

const depthOf = (element: HTMLElement) =>
  Number([...element.classList].map((name) => NAME.exec(name)?.[1]).find(Boolean) ?? 0);

/** Paragraphs and headings in steps, as the class the server keeps; inside a list the item moves. */
export const Indent = Extension.create({
  name: 'indent',

  addGlobalAttributes() {
    const renderHTML = ({ indent }: { indent?: number }) => (indent ? { class: `indent-${indent}` } : {});
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: { indent: { default: 0, parseHTML: depthOf, renderHTML } },
      },
    ];
  },

  addCommands() {
    return {
      indentBy:
        (step) =>
        ({ editor, state, tr, dispatch, commands }) => {
          if (editor.isActive('listItem'))
            return step > 0 ? commands.sinkListItem('listItem') : commands.liftListItem('listItem');
          const { from, to } = state.selection;
          let moved = false;
          state.doc.nodesBetween(from, to, (node, at) => {
            if (!['paragraph', 'heading'].includes(node.type.name)) return;
            const indent = Math.min(DEEPEST, Math.max(0, Number(node.attrs['indent']) + step));
            if (indent === node.attrs['indent']) return;
            moved = true;
            if (dispatch) tr.setNodeMarkup(at, undefined, { ...node.attrs, indent });
          });
          return moved;
        },
    };
  },
});
