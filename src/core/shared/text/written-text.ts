import { plainTextOf } from './plain-text';

/** A text on one line, without what hides in it. */
export const tidyLine = (typed: string): string => plainTextOf(typed).replace(/\s+/g, ' ').trim();

/** A text of several lines, without what hides in it; of blank lines one stays. */
export const tidyLines = (typed: string): string =>
  typed
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .map((line) => plainTextOf(line).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
