import { Fragment, type ReactNode } from 'react';
import {
  embedFrame,
  isLinkAddress,
  siteOf,
  type Block,
  type CheckList,
  type DocumentPicture,
  type RichDocument,
} from '#core';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { BlockView } from './BlockView';
import { InlineView, ParagraphsView } from './InlineView';
import { nodesIn, shownBlocks } from './shown-nodes';

interface FeedTextProps {
  readonly document: RichDocument;
  readonly pictures: readonly DocumentPicture[];
  /** Stands before the text. */
  readonly cover: { readonly picture: DocumentPicture; readonly alt: string } | null;
}

/**
 * A document for programs that read along: the elements of `DocumentView`, but for what is pressed, looks
 * like itself by our styles alone, or is loaded from elsewhere. Of those the words and links are left.
 */
export function FeedText({ document, pictures, cover }: FeedTextProps) {
  const known = new Map(pictures.map((picture) => [picture.id, picture] as const));
  return (
    <>
      {cover !== null && <FeedPicture {...cover} />}
      {shownBlocks(document).map((block, index) => (
        <Fragment key={index}>{feedBlock(block, known)}</Fragment>
      ))}
    </>
  );
}

const AROUND = { pictures: [], houses: new Map<string, never>(), onPicture: undefined };

function feedBlock(block: Block, pictures: ReadonlyMap<string, DocumentPicture>): ReactNode {
  switch (block.type) {
    case 'picture': {
      const picture = pictures.get(block.attrs.id);
      return picture === undefined ? null : <FeedPicture picture={picture} alt={block.attrs.alt} />;
    }
    case 'house':
      return (
        <p>
          <Link to={PATH.house(block.attrs.id)}>한칸에 올라온 집 보기</Link>
        </p>
      );
    case 'callout':
      return (
        <blockquote>
          <p>
            <strong>{block.attrs.tone === 'warning' ? '주의' : '팁'}</strong>
          </p>
          <ParagraphsView paragraphs={block.content} />
        </blockquote>
      );
    case 'pullQuote':
      return (
        <blockquote>
          <p>
            <InlineView content={block.content} />
          </p>
        </blockquote>
      );
    case 'checkList':
      return <FeedCheckList list={block} />;
    case 'embed': {
      const { url, title } = block.attrs;
      if (typeof url !== 'string' || !isLinkAddress(url)) return null;
      const words = title === '' ? (siteOf(url) ?? url) : title;
      return (
        <p>
          <a href={url}>{embedFrame(url) === null ? words : `${words} (영상)`}</a>
        </p>
      );
    }
    default:
      return <BlockView block={block} anchor={undefined} around={AROUND} />;
  }
}

function FeedPicture({
  picture,
  alt,
}: {
  readonly picture: DocumentPicture;
  readonly alt: string;
}) {
  return (
    <figure>
      <img src={picture.large} width={picture.width} height={picture.height} alt={alt} />
    </figure>
  );
}

function FeedCheckList({ list }: { readonly list: CheckList }) {
  return (
    <ul>
      {nodesIn(list.content).map((item, index) => (
        <li key={index}>
          ☐{' '}
          {nodesIn(item.content).map(({ content }, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              <InlineView content={content} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
