import { isUrl } from '../shared/text/text-formats';

/** Longer ones are no addresses that a person would open. */
const LONGEST_LINK = 2000;

/** A link of a notice that may be opened: http(s) only; null for everything else. */
export function webLink(link: string | null): string | null {
  return link !== null && link.length <= LONGEST_LINK && isUrl(link) ? link : null;
}

/** A link of a notice to a file or an office: https only; null for everything else. */
export function httpsLink(link: string | null): string | null {
  const known = webLink(link);
  return known?.toLowerCase().startsWith('https:') === true ? known : null;
}

const STEP = 1024;

/** How large a file is, as a person reads it: `900B`, `54KB`, `2.4MB`. */
export function fileSizeText(bytes: number): string {
  const size = Number.isFinite(bytes) ? Math.max(bytes, 0) : 0;
  if (Math.round(size) < STEP) return `${Math.round(size)}B`;
  const kilobytes = Math.round(size / STEP);
  if (kilobytes < STEP) return `${kilobytes}KB`;
  return `${Math.round((size * 10) / STEP ** 2) / 10}MB`;
}
