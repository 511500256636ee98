import type { Block, RichDocument } from '#core';

/** The document with pictures by the names of the store; those that it does not have are left out. */
export function withStoredPictures(
  document: RichDocument,
  storedId: (id: string) => string | null,
): RichDocument {
  const content = document.content.flatMap((block): readonly Block[] => {
    if (block.type !== 'picture') return [block];
    const id = storedId(block.attrs.id);
    return id === null ? [] : [{ ...block, attrs: { ...block.attrs, id } }];
  });
  return { ...document, content: content.length > 0 ? content : EMPTY_DOCUMENT.content };
}

/** Without the empty lines in which one could have gone on. */
export function trimmedDocument(document: RichDocument): RichDocument {
  const last = document.content.findLastIndex(
    (block) => block.type !== 'paragraph' || block.content !== undefined,
  );
  return last < 0 ? EMPTY_DOCUMENT : { ...document, content: document.content.slice(0, last + 1) };
}

export const EMPTY_DOCUMENT: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
