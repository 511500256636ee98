import { formatPhone, isMobilePhone, phoneDigits } from './phone';

/** What a listing may name besides a mobile (spec/facts F4). 060, 112 and 119 never are. */
const CONTACT_FORMS = [
  /^02-\d{3,4}-\d{4}$/,
  /^0(3[1-3]|4[1-4]|5[1-5]|6[1-4])-\d{3,4}-\d{4}$/,
  /^070-\d{4}-\d{4}$/,
  /^080-\d{3}-\d{4}$/,
  /^050\d-\d{3,4}-\d{4}$/,
  /^1[568]\d\d-\d{4}$/,
];

/**
 * A listing's telephone number in its hyphenated form, or null where it is none that may be shown
 * (spec/facts F4). Spaces, dots, brackets and +82 are normalised; a letter, or a digit too many,
 * makes it no number.
 */
export function contactNumber(text: string): string | null {
  const number = formatPhone(text);
  const losesNothing = phoneDigits(number) === phoneDigits(text) && /^[\d\s.()+-]*$/.test(text);
  const isKnown = isMobilePhone(number) || CONTACT_FORMS.some((form) => form.test(number));
  return losesNothing && isKnown ? number : null;
}

/** Whether a listing may name this number (spec/facts F4); see {@link contactNumber}. */
export function isContactNumber(text: string): boolean {
  return contactNumber(text) !== null;
}
