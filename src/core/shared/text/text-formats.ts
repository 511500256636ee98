const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Letters, or letters of another script as domains carry them (RFC 5890: `xn--` and more). */
const TOP = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';
const EMAIL = new RegExp(
  `^(?=.{1,64}@)[\\w!#$%&'*+/=?^\`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^\`{|}~-]+)*@(?:${LABEL}\\.)+${TOP}$`,
);
/** Characters of an address in all (RFC 5321). */
const EMAIL_LENGTH = 254;

/**
 * Whether a text has the form of an e-mail address (spec/rules §5): one part of at most 64
 * characters, `@`, a domain with a dot; no blanks, no quotes, ASCII only.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && EMAIL.test(text);
}

/** Whether a text is a whole http(s) link (spec/rules §5), without blanks or backslashes. */
export function isUrl(text: string): boolean {
  if (!/^\w+:\/\/[^\s\\/?#][^\s\\]*$/.test(text) || /\p{Cc}/u.test(text)) return false;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
