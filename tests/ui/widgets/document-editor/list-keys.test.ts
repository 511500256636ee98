import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { postSchema } from '../../../../src/ui/widgets/document-editor/schema/schema';

/** Presses a key behind the last word; answers whether the editor took it, and what stands there then. */
function pressed(key: string, content: string): readonly [taken: boolean, html: string] {
  const editor = new Editor({ extensions: postSchema(() => true), content, injectCSS: false });
  const { doc } = editor.state;
  let last = 0;
  doc.descendants((node, at) => {
    if (node.isText) last = at + node.nodeSize;
  });
  editor.commands.setTextSelection(last);
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: key === 'Shift+Tab' });
  const isTaken =
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
  const html = editor.getHTML();
  editor.destroy();
  return [isTaken, html];
}

const ITEMS = '<ul><li><p>하나</p></li><li><p>둘</p></li></ul>';
const NESTED = '<ul><li><p>하나</p><ul><li><p>둘</p></li></ul></li></ul>';

it('Tab takes an item into the one before, and Shift+Tab out again', () => {
  expect(pressed('Tab', ITEMS)).toEqual([true, NESTED]);
  expect(pressed('Shift+Tab', NESTED)).toEqual([true, ITEMS]);
});

it('Shift+Tab leaves the text from a list that lies in no other, and changes nothing', () => {
  expect(pressed('Shift+Tab', ITEMS)).toEqual([false, ITEMS]);
});
