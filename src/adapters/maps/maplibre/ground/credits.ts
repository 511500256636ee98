import type { Credit } from './ground';

/**
 * The attribution of a source, which is a piece of HTML from elsewhere, as plain texts and links;
 * only http(s) addresses stay links.
 */
export function creditsOf(html: string): Credit[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.childNodes].flatMap((node): Credit[] => {
    const words = (node.textContent ?? '').replaceAll(/\s+/g, ' ');
    const text = words.replace(/^[\s|·,]+/, '').replace(/[\s|·,]+$/, '');
    if (text === '') return [];
    const href = node instanceof HTMLAnchorElement ? node.href : '';
    return [{ text, href: /^https?:\/\//.test(href) ? href : null }];
  });
}
