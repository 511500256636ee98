import { Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { Strike } from '@tiptap/extension-strike';
import { isLinkAddress } from '#core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    highlight: {
      /** Marks words as with a felt pen, or no longer. */
      toggleHighlight: () => ReturnType;
    };
  }
}

const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
  addCommands: () => ({
    toggleHighlight:
      () =>
      ({ commands }) =>
        commands.toggleMark('highlight'),
  }),
  addKeyboardShortcuts() {
    return { 'Mod-Shift-h': () => this.editor.commands.toggleHighlight() };
  },
});

/** Nothing of a link but where it leads, which is checked wherever it comes from. */
const SafeLink = Link.extend({
  addAttributes: () => ({
    href: {
      default: null,
      validate: (href: unknown) => {
        if (typeof href !== 'string' || !isLinkAddress(href))
          throw new RangeError('A link of a document cannot lead there.');
      },
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => isLinkAddress(element.getAttribute('href') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: String(HTMLAttributes['href']) }, 0],
}).configure({
  openOnClick: false,
  isAllowedUri: isLinkAddress,
  // `1.5룸.이에요` is no address: what is meant as one says so.
  shouldAutoLink: (address) => /^https?:\/\//.test(address),
});

/** In the order in which a text has them, which is that of the core's MARK_ORDER. */
export const MARKS = [SafeLink, Bold, Italic, Strike, Highlight];
