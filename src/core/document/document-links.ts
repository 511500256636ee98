import { isSafePath } from '../shared/safe-path';

/** Longer addresses lead nowhere that a person meant. */
const LONGEST_LINK = 2000;

const MAIL = /^mailto:[^\s?#@:/]+@[^\s?#@:/]+\.[^\s?#@:/]+$/;
const PHONE = /^tel:\+?\d[\d-]{1,18}\d$/;
/** Blanks, what is not seen, and what turns the direction of writing around. */
const ODD = /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u;

/**
 * Whether a link of a document may lead there (spec/readings R36): a path of the product, http, https,
 * mailto or tel; no address with a name and a password in front of its host.
 */
export function isLinkAddress(href: string): boolean {
  if (href.length > LONGEST_LINK || ODD.test(href)) return false;
  if (href.startsWith('/')) return isSafePath(href);
  if (MAIL.test(href) || PHONE.test(href)) return true;
  return /^https?:\/\/[^/]/.test(href) && siteOf(href) !== null;
}

/**
 * The host of a link to another site, letters of other scripts as the name service writes them
 * (`xn--…`); null where it has none.
 */
export function siteOf(href: string): string | null {
  try {
    const { protocol, hostname, username, password } = new URL(href);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && hostname !== '' && username === '' && password === '' ? hostname : null;
  } catch {
    return null;
  }
}
