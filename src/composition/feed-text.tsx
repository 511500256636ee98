import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentPicture, RichDocument } from '#core';
import { DocumentView } from '../ui/widgets/document-view/DocumentView';

/** A text for programs that read along. */
interface DrawnText {
  readonly document: RichDocument;
  readonly pictures: readonly DocumentPicture[];
  /** Stands before the text, unless that begins with it. */
  readonly cover: { readonly picture: DocumentPicture; readonly alt: string } | null;
  /** Where the site is. */
  readonly origin: string;
}

/**
 * Means something with our styles and scripts alone, or chooses among sizes that are one here. Words have
 * no `"` of their own in HTML that was drawn.
 */
const OURS =
  / (?:class|role|tabindex|aria-label|id|target|rel|srcset|sizes|loading|decoding)="[^"]*"/gi;
const OWN_PATH = / (href|src)="\/(?!\/)/g;

/**
 * The text as the page shows it (`DocumentView` draws both), as HTML that stands by itself: whole
 * addresses, no styles, nothing to be pressed but links. A box to tick is a sign.
 */
export function drawText({ document, pictures, cover, origin }: DrawnText): string {
  const shown = cover === null ? document : withCover(document, cover);
  const known = cover === null ? pictures : [cover.picture, ...pictures];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DocumentView document={shown} pictures={known.map(inOneSize)} />
    </MemoryRouter>,
  );
  return html
    .replace(/^(?:<link [^>]*>)*/, '')
    .replace(/<svg[ >].*?<\/svg>/gs, '')
    .replace(/<input [^>]*>/g, '☐ ')
    .replace(/<\/?(?:span|label)(?: [^>]*)?>/g, '')
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(OURS, '').replace(OWN_PATH, (_, name: string) => ` ${name}="${origin}/`),
    );
}

function withCover(
  document: RichDocument,
  { picture, alt }: NonNullable<DrawnText['cover']>,
): RichDocument {
  const [first] = document.content;
  if (first?.type === 'picture' && first.attrs.id === picture.id) return document;
  const block = { type: 'picture' as const, attrs: { id: picture.id, alt } };
  return { ...document, content: [block, ...document.content] };
}

/** Who reads along shows what it likes as large as it likes. */
const inOneSize = (picture: DocumentPicture): DocumentPicture => ({
  ...picture,
  medium: picture.large,
});
