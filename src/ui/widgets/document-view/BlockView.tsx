import type { Block, BulletList, DocumentPicture, HouseSummary, OrderedList } from '#core';
import { classNames } from '../../styles/class-names';
import { Icon } from '../../components/icon/Icon';
import { CheckListView } from './CheckListView';
import { documentIcons } from './document-icons.data';
import { EmbedView } from './EmbedView';
import { HouseView } from './HouseView';
import { InlineView, ParagraphsView } from './InlineView';
import { PictureView } from './PictureView';
import { nodesIn } from './shown-nodes';
import { TableView } from './TableView';
import styles from './document-view.module.scss';

interface BlockViewProps {
  readonly block: Block;
  /** Of a heading. */
  readonly anchor: string | undefined;
  readonly around: {
    readonly pictures: readonly DocumentPicture[];
    readonly houses: ReadonlyMap<string, HouseSummary>;
    readonly onPicture: ((index: number) => void) | undefined;
  };
}

export function BlockView({ block, anchor, around }: BlockViewProps) {
  switch (block.type) {
    case 'paragraph':
      return <ParagraphsView paragraphs={[block]} />;
    case 'heading': {
      const Title = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        // A list of contents leads here.
        <Title id={anchor} tabIndex={-1}>
          <InlineView content={block.content} />
        </Title>
      );
    }
    case 'bulletList':
    case 'orderedList':
      return <ListView list={block} level={1} />;
    case 'blockquote':
      return (
        <blockquote>
          <ParagraphsView paragraphs={block.content} />
        </blockquote>
      );
    case 'picture':
      return <PictureView picture={block} {...around} />;
    case 'house':
      return <HouseView id={block.attrs.id} house={around.houses.get(block.attrs.id)} />;
    case 'horizontalRule':
      return <hr />;
    case 'callout':
      return (
        <div
          role="note"
          className={classNames(styles.callout, block.attrs.tone === 'warning' && styles.warning)}
        >
          <Icon
            shape={documentIcons[block.attrs.tone === 'warning' ? 'warning' : 'tip']}
            size={20}
          />
          <div>
            <p className={styles.tone}>
              <strong>{block.attrs.tone === 'warning' ? '주의' : '팁'}</strong>
            </p>
            <ParagraphsView paragraphs={block.content} />
          </div>
        </div>
      );
    case 'pullQuote':
      return (
        <p className={styles.pull}>
          <strong>
            <InlineView content={block.content} />
          </strong>
        </p>
      );
    case 'checkList':
      return <CheckListView list={block} />;
    case 'table':
      return <TableView table={block} />;
    case 'embed':
      return <EmbedView embed={block} />;
    default:
      return null;
  }
}

/** No document has lists deeper than these. */
const DEEPEST = 3;

function ListView(props: { readonly list: BulletList | OrderedList; readonly level: number }) {
  const { list, level } = props;
  if (level > DEEPEST) return null;
  const List = list.type === 'bulletList' ? 'ul' : 'ol';
  return (
    <List>
      {nodesIn(list.content).map((item, index) => (
        <li key={index}>
          {nodesIn(item.content).map((child, at) =>
            child.type === 'bulletList' || child.type === 'orderedList' ? (
              <ListView key={at} list={child} level={level + 1} />
            ) : (
              <ParagraphsView key={at} paragraphs={[child]} />
            ),
          )}
        </li>
      ))}
    </List>
  );
}
