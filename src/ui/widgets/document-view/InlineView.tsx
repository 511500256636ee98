import { Fragment, type ReactNode } from 'react';
import { hostToShow, isLinkAddress, linkRuns, type Inline, type Paragraph } from '#core';
import { Link } from '../../components/link/Link';
import { nodesIn } from './shown-nodes';
import styles from './document-view.module.scss';

/** Paragraphs one below the other; an empty one is as high as a line. */
export function ParagraphsView({ paragraphs }: { readonly paragraphs: readonly Paragraph[] }) {
  return nodesIn(paragraphs).map(({ content }, index) => (
    <p key={index}>{nodesIn(content).length === 0 ? <br /> : <InlineView content={content} />}</p>
  ));
}

/** Words of a line with their marks and links. */
export function InlineView({ content }: { readonly content: readonly Inline[] | undefined }) {
  const known = nodesIn(content).filter(
    (piece) => piece.type === 'hardBreak' || typeof piece.text === 'string',
  );
  return linkRuns(known).map(({ href, words, pieces }, index) => {
    const shown = pieces.map((piece, at) => <PieceView key={at} piece={piece} />);
    return href !== null && typeof href === 'string' && isLinkAddress(href) ? (
      <LinkView key={index} href={href} words={words}>
        {shown}
      </LinkView>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}

function PieceView({ piece }: { readonly piece: Inline }): ReactNode {
  if (piece.type === 'hardBreak') return <br />;
  const marks = new Set(nodesIn(piece.marks).map(({ type }) => type));
  let shown: ReactNode = piece.text;
  if (marks.has('highlight')) shown = <mark>{shown}</mark>;
  if (marks.has('strike')) shown = <s>{shown}</s>;
  if (marks.has('italic')) shown = <em>{shown}</em>;
  if (marks.has('bold')) shown = <strong>{shown}</strong>;
  return shown;
}

interface LinkViewProps {
  readonly href: string;
  /** What it says. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A link within the product, or one that leaves it and says where to, if its words say otherwise. */
function LinkView({ href, words, children }: LinkViewProps) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (!href.startsWith('http')) return <a href={href}>{children}</a>;
  const host = hostToShow(href, words);
  return (
    <>
      <a href={href} target="_blank" rel="noopener nofollow ugc">
        {children}
      </a>
      {host !== null && <span className={styles.host}>({host})</span>}
    </>
  );
}
