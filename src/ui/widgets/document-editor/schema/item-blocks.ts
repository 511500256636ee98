import { Node, type NodeViewRenderer } from '@tiptap/core';
import { isId } from '#core';

const validId = (id: unknown) => {
  if (typeof id !== 'string' || !isId(id)) throw new RangeError('This is no id.');
};
const validText = (text: unknown) => {
  if (typeof text !== 'string') throw new RangeError('This is no text.');
};

const idIn = (element: HTMLElement, name: string): string | null => {
  const id = element.dataset[name] ?? '';
  return isId(id) ? id : null;
};

interface ItemOptions {
  /** How it is shown; null where nobody looks. */
  readonly view: NodeViewRenderer | null;
}

interface PictureOptions extends ItemOptions {
  /** Those of others may not be shown in one's own post. */
  readonly isKnown: (id: string) => boolean;
}

/** A picture of the store, or one that is on its way there under a name of its own. */
export const PictureBlock = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ view: null, isKnown: () => false }),
  addNodeView() {
    return this.options.view;
  },
  addAttributes: () => ({
    id: { isRequired: true, validate: validId },
    alt: { default: '', validate: validText },
  }),
  parseHTML() {
    return [
      {
        tag: 'div[data-picture]',
        getAttrs: (element) => {
          const id = idIn(element, 'picture');
          if (id === null || !this.options.isKnown(id)) return false;
          return { id, alt: element.dataset['alt'] ?? '' };
        },
      },
    ];
  },
  renderHTML: ({ node }) => [
    'div',
    { 'data-picture': String(node.attrs['id']), 'data-alt': String(node.attrs['alt']) },
  ],
});

/** A house of the product. */
export const HouseBlock = Node.create<ItemOptions>({
  name: 'house',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ view: null }),
  addNodeView() {
    return this.options.view;
  },
  addAttributes: () => ({ id: { isRequired: true, validate: validId } }),
  parseHTML: () => [
    {
      tag: 'div[data-house]',
      getAttrs: (element) => {
        const id = idIn(element, 'house');
        return id === null ? false : { id };
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-house': String(node.attrs['id']) }],
});
