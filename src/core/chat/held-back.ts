import { CONTACT_MASK, maskContacts, type MaskedText } from '../shared/text/mask-contacts';

/** So many messages before one are read with it: a number may be sent in pieces. */
export const EARLIER_SAID = 12;

/** Of what was said before, so much may be the beginning of a contact. */
const MOST_EARLIER = 60;
/** A sign without width, which no contact is told apart by. */
const SEAM = '\u2060';

const seamless = (text: string): string => text.replaceAll(SEAM, '');

/**
 * A message as the other one reads it before having written once (spec/readings R45), judged together with
 * what its author said right before it, the oldest first: of a contact in pieces the last one is masked
 * whole.
 */
export function heldBack(text: string, earlier: readonly string[]): MaskedText {
  const said = seamless(text);
  const before = seamless(earlier.slice(-EARLIER_SAID).join(' ')).slice(-MOST_EARLIER);
  const masked = maskContacts(`${before} ${SEAM}${said}`).text;
  const seam = masked.indexOf(SEAM);
  if (seam < 0) return { text: CONTACT_MASK, isMasked: true };
  const shown = masked.slice(seam + SEAM.length);
  return shown === said ? { text, isMasked: false } : { text: shown, isMasked: true };
}
