import { seenLetters, writtenPlace, type SeenLetter } from './seen-letters';
import { withParticle } from './particle';
import { CONTACT_PATTERNS } from './contact-patterns';

/** What stands for a contact, however long it was. */
export const CONTACT_MASK = '●●●';

/** Full stops of other scripts, which browsers read as the dot of an address. */
const DOTS: Readonly<Record<string, string>> = { '\u3002': '.', '\uff0e': '.' };

export interface MaskedText {
  readonly text: string;
  readonly isMasked: boolean;
}

/**
 * A message as the other one reads it before having written once (spec/readings R45): telephone numbers
 * (spec/facts F4), e-mail addresses, bank accounts, links and names in other messengers are masked,
 * however they are spaced, widened or spelled out. Prices, areas, days, times and floors stay. What is
 * masked has no contact left: masking it again changes nothing.
 */
export function maskContacts(text: string): MaskedText {
  let masked = text;
  // What stood beside a contact may only now read as one; each turn takes letters away, so that this ends.
  for (let next = maskedOnce(text); next !== masked; next = maskedOnce(masked)) masked = next;
  return { text: masked, isMasked: masked !== text };
}

function maskedOnce(text: string): string {
  let masked = text;
  for (const { pattern } of CONTACT_PATTERNS) masked = maskedBy(pattern, masked);
  return masked;
}

/**
 * What is said to somebody who writes a contact where none may stand, of the first that is found: it names
 * the field and the part of it. Null where there is none.
 */
export function contactFault(field: string, text: string): string | null {
  const letters = lettersOf(text);
  for (const { name, pattern } of CONTACT_PATTERNS) {
    const [place] = placesOf(pattern, letters);
    if (place !== undefined)
      return `${field}에 ${withParticle(name, '을/를')} 적을 수 없어요. ‘${text.slice(place.start, place.end)}’ 부분을 빼 주세요.`;
  }
  return null;
}

const lettersOf = (text: string) =>
  seenLetters(text).map((one) => ({ ...one, letter: DOTS[one.letter] ?? one.letter }));

/** Where the contacts of a pattern stand in a text as it is written. */
function placesOf(pattern: RegExp, letters: readonly SeenLetter[]) {
  const seen = letters.map(({ letter }) => letter).join('');
  return [...seen.matchAll(pattern)].map(({ index, 1: before = '', 2: contact = '' }) => {
    const from = index + before.length;
    return writtenPlace(letters, from, from + contact.length);
  });
}

function maskedBy(pattern: RegExp, text: string): string {
  let masked = '';
  let done = 0;
  for (const { start, end } of placesOf(pattern, lettersOf(text))) {
    masked += `${text.slice(done, start)}${CONTACT_MASK}`;
    done = end;
  }
  return `${masked}${text.slice(done)}`;
}
