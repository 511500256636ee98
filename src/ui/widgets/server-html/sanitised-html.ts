import DOMPurify from 'dompurify';

/** What the server's words may be marked up with (spec/readings R12). */
const TAGS = ['b', 'strong', 'em', 'i', 'u', 'br', 'p', 'span', 'a'];
const WHERE = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * The server's markup without anything that could run, load or look like a part of the app: the
 * tags of spec/readings R12, and links to web pages, mail and telephone. Empty where nothing is
 * left.
 */
export function sanitisedHtml(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: WHERE,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // A frameset leaves the sanitiser without a body to read, which its types do not say.
  if (clean === null) return document.createDocumentFragment();
  for (const link of clean.querySelectorAll('a')) {
    link.rel = 'noopener';
    if (/^https?:/i.test(link.protocol)) link.target = '_blank';
  }
  return clean;
}
