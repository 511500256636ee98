import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { MOST_LISTS } from '#core';

const isList = (node: Node): boolean =>
  node.type.name === 'bulletList' || node.type.name === 'orderedList';

/** The lists that begin deeper than they may, the last first. */
function deepLists(doc: Node): readonly { readonly at: number; readonly list: Node }[] {
  const found: { at: number; list: Node }[] = [];
  const look = (parent: Node, start: number, around: number) => {
    parent.forEach((child, offset) => {
      const at = start + offset;
      const depth = around + (isList(child) ? 1 : 0);
      if (depth > MOST_LISTS) found.unshift({ at, list: child });
      else look(child, at + 1, depth);
    });
  };
  look(doc, 0, 0);
  return found;
}

/** The lines of a list, whatever their depth. */
function linesOf(list: Node): readonly Node[] {
  const lines: Node[] = [];
  list.descendants((node) => {
    if (node.type.name === 'paragraph') lines.push(node);
    return !node.isTextblock;
  });
  return lines;
}

/** Lists lie within lists as deep as a document may have them: what is pasted deeper becomes lines. */
export const ListDepth = Extension.create({
  name: 'listDepth',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const deep = deepLists(doc);
        for (const { at, list } of deep) tr.replaceWith(at, at + list.nodeSize, linesOf(list));
        return deep.length > 0 ? tr : null;
      },
    }),
  ],
});
