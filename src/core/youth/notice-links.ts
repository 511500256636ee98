import { isUrl } from '../shared/text-formats';

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

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** How large a file is, as a person reads it: `54KB`, `2.4MB`. */
export function fileSizeText(bytes: number): string {
  let size = Number.isFinite(bytes) ? Math.max(bytes, 0) : 0;
  let unit = 0;
  while (Math.round(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const rounded = unit < 2 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${rounded}${UNITS[unit] ?? ''}`;
}
