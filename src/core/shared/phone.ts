/** What a person reads whose number is none (spec/texts T12). */
export const PHONE_ERROR = '올바른 휴대폰 번호를 입력해 주세요.';

/**
 * The ASCII digits of what was typed; a pasted +82 in front is the 0 that it stands for
 * (spec/facts F4).
 */
export function phoneDigits(typed: string): string {
  return typed.replace(/^\D*\+82\D*0?/, '0').replace(/\D/g, '');
}

/**
 * Groups of an area code's length, the middle and four. The middle has three digits until the
 * number has its full long length; what is longer still is dropped.
 */
function grouped(digits: string, head: number): string {
  const middle = digits.length >= head + 8 ? 4 : 3;
  return [
    digits.slice(0, head),
    digits.slice(head, head + middle),
    digits.slice(head + middle, head + middle + 4),
  ]
    .filter((group) => group !== '')
    .join('-');
}

/**
 * Hyphenates what has been typed so far (spec/rules §2, spec/facts F4): 010-123-4, 010-1234-5678,
 * 02-123-4567, 0507-1234-5678, 1588-1234. Everything but ASCII digits is dropped, digits beyond
 * the longest form too; a number that starts with 2–9 stays bare digits; +82 in front is 0.
 * Formatting a formatted number changes nothing.
 */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  if (digits.startsWith('1')) return digits.slice(0, 8).replace(/.{4}(?=.)/, '$&-');
  if (!digits.startsWith('0')) return digits;
  if (digits.startsWith('02')) return grouped(digits, 2);
  return grouped(digits, digits.startsWith('050') ? 4 : 3);
}

/**
 * A hyphenated mobile number (spec/rules §5): 010, 011, 016, 017, 018 or 019, then three or four
 * digits, then four.
 */
export const MOBILE_PHONE = /^01[016789]-\d{3,4}-\d{4}$/;

/** Whether a text is a {@link MOBILE_PHONE}. */
export function isMobilePhone(text: string): boolean {
  return MOBILE_PHONE.test(text);
}
