import type { BroughtAnswers } from '../adapters/http/client/brought-answers';
import type { Device } from '#core';

/** The element of a page that the server drew, in which it says what it drew it of. */
const BROUGHT_BLOCK = 'hankan-first';

/** What a page that the server drew was drawn of. */
export interface BroughtPage {
  /** When, in milliseconds since 1970. */
  readonly now: number;
  /** What it took the reader's device for. */
  readonly device: Device['kind'];
  /** What its own calls answered, by their addresses. */
  readonly answers: BroughtAnswers;
}

/** Null where the app draws the page itself. */
export function readBroughtPage(page: Document): BroughtPage | null {
  const block = page.getElementById(BROUGHT_BLOCK)?.textContent ?? null;
  // The server's own words, of the same build: nothing else ever stands there.
  return block === null ? null : (JSON.parse(block) as BroughtPage);
}

/** As it stands in the page, where `<` would end the block or open a comment in it. */
export const broughtText = (page: BroughtPage): string =>
  JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
