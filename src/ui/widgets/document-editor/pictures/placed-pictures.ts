import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';

/** A picture where it stands in the text. */
export interface PlacedPicture {
  readonly id: string;
  readonly alt: string;
}

interface Slot extends PlacedPicture {
  /** Its position in the document. */
  readonly pos: number;
}

/** Pictures stand beside paragraphs, never within one. */
function slotsOf(doc: Node): readonly Slot[] {
  const slots: Slot[] = [];
  doc.forEach((block, pos) => {
    if (block.type.name !== 'picture') return;
    slots.push({ pos, id: String(block.attrs['id']), alt: String(block.attrs['alt']) });
  });
  return slots;
}

/** The pictures of a text in their order. */
export const placedPictures = (doc: Node): readonly PlacedPicture[] =>
  slotsOf(doc).map(({ id, alt }) => ({ id, alt }));

/** The list with one of its members at another place. */
function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const one = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...one);
}

/** A step of its own, which is undone alone. */
const step = (editor: Editor): Transaction => closeHistory(editor.state.tr);

/** Puts a picture at the place of another: the text stays, the pictures between move on by one. */
export function movePicture(editor: Editor, from: number, to: number): void {
  const slots = slotsOf(editor.state.doc);
  if (slots[from] === undefined || slots[to] === undefined || from === to) return;
  const tr = step(editor);
  for (const [at, { id, alt }] of moved(slots, from, to).entries()) {
    const slot = slots[at];
    if (slot !== undefined) tr.setNodeMarkup(slot.pos, undefined, { id, alt });
  }
  editor.view.dispatch(tr);
}

/** Says what the picture at a place shows. */
export function describePicture(editor: Editor, at: number, alt: string): void {
  const slot = slotsOf(editor.state.doc)[at];
  if (slot === undefined) return;
  editor.view.dispatch(step(editor).setNodeMarkup(slot.pos, undefined, { id: slot.id, alt }));
}

/** Takes the picture at a place out of the text; undoing brings it back. */
export function removePicture(editor: Editor, at: number): void {
  const slot = slotsOf(editor.state.doc)[at];
  if (slot === undefined) return;
  const { doc } = editor.state;
  const tr = step(editor);
  const isAll = doc.childCount === 1;
  if (isAll) tr.replaceWith(0, doc.content.size, editor.schema.node('paragraph'));
  else tr.delete(slot.pos, slot.pos + 1);
  editor.view.dispatch(tr);
}

/** Puts pictures behind the block that is written in, or in the place of an empty one. */
export function insertPictures(editor: Editor, ids: readonly string[]): void {
  const { state, schema } = editor;
  const nodes = ids.map((id) => schema.node('picture', { id, alt: '' }));
  const { $from } = state.selection;
  const { doc } = state;
  const tr = step(editor);
  const isBlock = state.selection instanceof NodeSelection && $from.depth === 0;
  const block = isBlock ? $from.nodeAfter : $from.node(1);
  const start = isBlock || $from.depth === 0 ? $from.pos : $from.before(1);
  const end = start + (block?.nodeSize ?? 0);
  const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
  const at = isEmpty ? start : end;
  tr.replaceWith(at, end, nodes);
  // There is always a line to go on in.
  const after = at + nodes.length;
  if (end === doc.content.size) tr.insert(after, schema.node('paragraph'));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.setTextSelection(after + 1);
}
