import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import type { Node, Schema } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument, EDITOR_KIND, type RichDocument } from '#core';
import { documentOf } from '../../../../src/ui/widgets/document-editor/document-of';
import { postSchema } from '../../../../src/ui/widgets/document-editor/schema/schema';
import { HOSTILE_DOCUMENTS, postDocument, saying } from '../../../support/documents';

const schema = getSchema(postSchema(() => true));

/** As the editor would hold it; throws where it cannot. */
function nodeOf(from: Schema, value: unknown): Node {
  const node = from.nodeFromJSON(value);
  node.check();
  return node;
}

const withPictures = fc
  .tuple(postDocument, fc.array(fc.constantFrom('a', 'pic-1', 'Zz_9'), { maxLength: 3 }))
  .map(([{ content }, ids]): RichDocument => ({
    type: 'doc',
    content: [
      ...content,
      ...ids.map((id) => ({ type: 'picture' as const, attrs: { id, alt: '창가' } })),
    ],
  }));

const edited = (document: RichDocument): Editor =>
  new Editor({
    extensions: [...postSchema(() => true), UndoRedo],
    content: structuredClone(document) as JSONContent,
    injectCSS: false,
  });

/** What a person can do, each to whatever is chosen. */
const STEPS: readonly (readonly [command: string, ...given: unknown[]])[] = [
  ['toggleBold'],
  ['toggleItalic'],
  ['toggleStrike'],
  ['toggleHighlight'],
  ['toggleHeading', { level: 2 }],
  ['toggleHeading', { level: 3 }],
  ['toggleBulletList'],
  ['toggleOrderedList'],
  ['sinkListItem', 'listItem'],
  ['liftListItem', 'listItem'],
  ['splitListItem', 'listItem'],
  ['toggleBlockquote'],
  ['setHardBreak'],
  ['setHorizontalRule'],
  ['splitBlock'],
  ['joinBackward'],
  ['deleteSelection'],
  ['setLink', { href: 'https://example.org' }],
  ['setLink', { href: 'javascript:alert(1)' }],
  ['unsetLink'],
  ['insertContent', '\u200b말\u202e'],
  ['insertContent', { type: 'house', attrs: { id: '1' } }],
  ['undo'],
  ['redo'],
];

/** Rooms of their own add the commands: by name, so that a missing one fails. */
function run(editor: Editor, [command, ...given]: (typeof STEPS)[number]): void {
  const commands = editor.commands as unknown as Readonly<
    Record<string, (...given: unknown[]) => boolean>
  >;
  const chosen = commands[command];
  if (chosen === undefined) throw new Error(`The editor cannot ${command}.`);
  chosen(...given);
}

describe('the schema of the editor', () => {
  it('holds whatever a post may have, and gives it back unchanged', () => {
    fc.assert(
      fc.property(withPictures, (document) => {
        expect(documentOf(nodeOf(schema, document))).toEqual(document);
      }),
    );
  });

  it.each(HOSTILE_DOCUMENTS)('makes nothing of %s that a post may not have', (_, value) => {
    const editor = edited(saying('처음'));
    try {
      const { content } = nodeOf(editor.schema, value);
      editor.view.dispatch(editor.state.tr.replaceWith(0, editor.state.doc.content.size, content));
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
    expect(checkDocument(documentOf(editor.state.doc), EDITOR_KIND.POST)).toMatchObject({
      ok: true,
    });
    editor.destroy();
  });

  it('makes nothing that is refused, whatever is done in it', () => {
    const chosen = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...STEPS));
    fc.assert(
      fc.property(
        postDocument,
        fc.array(fc.tuple(chosen, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 12 }),
        (document, steps) => {
          const editor = edited(document);
          for (const [[from, step], to] of steps) {
            const { doc, tr } = editor.state;
            const place = (part: number) => doc.resolve(Math.round(part * doc.content.size));
            editor.view.dispatch(tr.setSelection(TextSelection.between(place(from), place(to))));
            run(editor, step);
            const made = documentOf(editor.state.doc);
            expect(checkDocument(made, EDITOR_KIND.POST)).toMatchObject({ ok: true });
          }
          editor.destroy();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('lays no list deeper than a post may have it', () => {
    const editor = edited(saying('처음'));
    editor.commands.setContent(
      '<ul><li>1<ul><li>2<ol><li>3<ul><li>4<ul><li>5</li></ul></li></ul></li></ol></li></ul></li></ul>',
    );
    const made = documentOf(editor.state.doc);
    expect(checkDocument(made, EDITOR_KIND.POST)).toMatchObject({ ok: true });
    expect(editor.state.doc.textContent).toBe('12345');
  });

  it('keeps a break without the look of the words around it', () => {
    const editor = edited(saying('굵은 말'));
    editor.commands.selectAll();
    run(editor, ['toggleBold']);
    editor.commands.setTextSelection(3);
    run(editor, ['setHardBreak']);
    expect(editor.getText()).toContain('\n');
    expect(checkDocument(documentOf(editor.state.doc), EDITOR_KIND.POST)).toMatchObject({
      ok: true,
    });
  });

  it('takes pictures from a page only where it knows them', () => {
    const editor = new Editor({
      extensions: postSchema((id) => id === 'mine'),
      content: '<div data-picture="mine" data-alt="창"></div><div data-picture="theirs"></div>',
      injectCSS: false,
    });
    expect(documentOf(editor.state.doc).content).toContainEqual({
      type: 'picture',
      attrs: { id: 'mine', alt: '창' },
    });
    expect(JSON.stringify(documentOf(editor.state.doc))).not.toContain('theirs');
  });
});
