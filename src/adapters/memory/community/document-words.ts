import { fieldsOf, type RichDocument } from '#core';

type Node = Readonly<Record<string, unknown>>;

/** Every node of a document, from the top down. */
function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  const node = fieldsOf(value);
  return [node, ...(node['content'] === undefined ? [] : nodesIn(node['content']))];
}

/** The words of a document on one line. */
export const wordsIn = (document: RichDocument): string =>
  document.content
    .map((block) =>
      nodesIn(block)
        .map(({ text }) => (typeof text === 'string' ? text : ''))
        .join(''),
    )
    .filter((line) => line.trim() !== '')
    .join(' ')
    .trim();

/** Ids of the pictures that a document shows, in its order. */
export const picturesIn = (document: RichDocument): readonly string[] =>
  nodesIn(document.content).flatMap(({ type, attrs }) => {
    const { id } = fieldsOf(attrs);
    return type === 'picture' && typeof id === 'string' ? [id] : [];
  });
