import type { Block, RichDocument } from '#core';

/** The nodes of a list as they came: an older app may meet what a newer server has. */
export function nodesIn<Node extends object>(list: readonly Node[] | undefined): readonly Node[] {
  const nodes: unknown = list;
  if (!Array.isArray(nodes)) return [];
  return nodes.filter((node): node is Node => typeof node === 'object' && node !== null);
}

/** Blocks that have what no block of their kind is without. */
export function shownBlocks({ content }: RichDocument): readonly Block[] {
  return nodesIn(content).filter((block) => {
    const attrs: unknown = 'attrs' in block ? block.attrs : null;
    if (!NEEDS_ATTRS.has(block.type)) return true;
    return (
      typeof attrs === 'object' &&
      attrs !== null &&
      (block.type !== 'heading' || ('level' in attrs && (attrs.level === 2 || attrs.level === 3)))
    );
  });
}

const NEEDS_ATTRS = new Set<string>(['heading', 'picture', 'house', 'callout', 'embed']);
