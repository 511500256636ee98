import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentPicture, RichDocument } from '#core';
import { FeedText } from '../ui/widgets/document-view/FeedText';

/** A text for programs that read along. */
interface DrawnText {
  readonly document: RichDocument;
  readonly pictures: readonly DocumentPicture[];
  /** Stands before the text. */
  readonly cover: { readonly picture: DocumentPicture; readonly alt: string } | null;
  /** Where the site is. */
  readonly origin: string;
}

/** Means something in our pages alone. Words have no `"` of their own in HTML that was drawn. */
const OURS = / (?:class|role|tabindex|aria-label|id|target|rel)="[^"]*"/g;
const OWN_PATH = / (href|src)="\/(?!\/)/g;

/** The text as HTML that stands by itself: whole addresses, no styles, nothing to be pressed. */
export function drawText({ origin, ...text }: DrawnText): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FeedText {...text} />
    </MemoryRouter>,
  );
  return html
    .replace(/^(?:<link [^>]*>)*/, '')
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(OURS, '').replace(OWN_PATH, (_, name: string) => ` ${name}="${origin}/`),
    );
}
