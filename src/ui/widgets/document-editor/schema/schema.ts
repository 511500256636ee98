import type { Extensions, NodeViewRenderer } from '@tiptap/core';
import { BLOCKS } from './blocks';
import { HouseBlock, PictureBlock } from './item-blocks';
import { ListDepth } from './list-depth';
import { MARKS } from './marks';

/** How blocks are shown that hold no words; null where nobody looks. */
export interface ItemViews {
  readonly picture: NodeViewRenderer;
  readonly house: NodeViewRenderer;
}

/**
 * Exactly what `checkDocument` takes of a post: the editor can make nothing else (spec/readings R36).
 * Pictures are taken from the page only where they are known here.
 */
export const postSchema = (
  isKnown: (pictureId: string) => boolean,
  views: ItemViews | null = null,
): Extensions => [
  ...BLOCKS,
  PictureBlock.configure({ isKnown, view: views?.picture ?? null }),
  HouseBlock.configure({ view: views?.house ?? null }),
  ...MARKS,
  ListDepth,
];
