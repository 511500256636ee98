import { Blockquote } from '@tiptap/extension-blockquote';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';

/** Shift+Tab takes an item out of a list within a list; out of the outermost, it leaves the text. */
const Item = ListItem.extend({
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  addKeyboardShortcuts() {
    const isNested = () => {
      const { $from } = this.editor.state.selection;
      const items = Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1).type.name);
      return items.filter((name) => name === this.name).length > 1;
    };
    return {
      ...this.parent?.(),
      'Shift-Tab': () => isNested() && this.editor.commands.liftListItem(this.name),
    };
  },
});

/** A list that is numbered from one, in figures: a document knows no other. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) });

const Headings = Heading.extend({
  addAttributes: () => ({
    level: {
      default: 2,
      rendered: false,
      validate: (level: unknown) => {
        if (level !== 2 && level !== 3) throw new RangeError('A heading has the level 2 or 3.');
      },
    },
  }),
}).configure({ levels: [2, 3] });

/** The blocks of a post that hold words, and the line between them. */
export const BLOCKS = [
  Document,
  Paragraph,
  Text,
  Headings,
  BulletList,
  PlainOrderedList,
  Item,
  ListKeymap,
  Blockquote.extend({ content: 'paragraph+' }),
  HorizontalRule,
  HardBreak,
];
