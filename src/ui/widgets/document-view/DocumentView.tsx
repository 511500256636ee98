import { useMemo } from 'react';
import {
  headingsOf,
  type Block,
  type DocumentPicture,
  type HouseSummary,
  type RichDocument,
} from '#core';
import { classNames } from '../../styles/class-names';
import { BlockView } from './BlockView';
import { shownBlocks } from './shown-nodes';
import styles from './document-view.module.scss';

interface DocumentViewProps {
  /** An article's parts and steps are numbered. */
  readonly kind?: 'post' | 'article';
  readonly document: RichDocument;
  /** Those that the document shows; what is not among them is left out. */
  readonly pictures: readonly DocumentPicture[];
  /** By their ids; a link stands for one that is not here, or not yet. */
  readonly houses?: ReadonlyMap<string, HouseSummary>;
  /** Told with the place among `pictures` when one is pressed; without it none is to be pressed. */
  readonly onPicture?: (index: number) => void;
}

const NO_HOUSES: ReadonlyMap<string, HouseSummary> = new Map();

/**
 * A document to read (spec/readings R36): elements are made of its data, and of nothing in it markup.
 * What this view does not know is left out. A heading has the anchor that `headingsOf` names.
 */
export function DocumentView(props: DocumentViewProps) {
  const { kind = 'post', document, pictures, houses = NO_HOUSES, onPicture } = props;
  const shown = useMemo(() => withAnchors(shownBlocks(document)), [document]);
  return (
    <div className={classNames(styles.document, kind === 'article' && styles.article)}>
      {shown.map(({ block, anchor }, index) => (
        <BlockView
          key={index}
          block={block}
          anchor={anchor}
          around={{ pictures, houses, onPicture }}
        />
      ))}
    </div>
  );
}

/** Blocks, and beside each heading what names it. */
function withAnchors(blocks: readonly Block[]) {
  const anchors = headingsOf({ type: 'doc', content: blocks }).values();
  return blocks.map((block) => ({
    block,
    anchor: block.type === 'heading' ? anchors.next().value?.anchor : undefined,
  }));
}
