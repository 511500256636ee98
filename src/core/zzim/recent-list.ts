import { numberIn, textIn, type Fields } from '../shared/stored-json';
import { RECENT_LIMIT, type RecentDetails } from './recent';

/**
 * The first entry of every identity, at most so many of every group, or in all where there are no
 * groups, in the order given: lists are newest first.
 */
export function keepNewest<Entry>(
  entries: readonly Entry[],
  identityOf: (entry: Entry) => string,
  groupOf?: (entry: Entry) => string,
  limit = RECENT_LIMIT,
): Entry[] {
  const seen = new Set<string>();
  const counts = new Map<string | undefined, number>();
  return entries.filter((entry) => {
    const identity = identityOf(entry);
    const group = groupOf?.(entry);
    const count = counts.get(group) ?? 0;
    if (seen.has(identity) || count >= limit) return false;
    seen.add(identity);
    counts.set(group, count + 1);
    return true;
  });
}

/** One text for two, such that different pairs have different texts. */
export function pairOf(first: string, second: string): string {
  return JSON.stringify([first, second]);
}

/** A field that can be read, or none. */
export function present<Name extends string, Value>(
  name: Name,
  value: Value | null,
): Partial<Record<Name, Value>> {
  return value === null ? {} : ({ [name]: value } as Record<Name, Value>);
}

/** The details that can be read; what is missing or of another kind is left out. */
export function detailsIn(fields: Fields): RecentDetails {
  return {
    ...present('DATE', numberIn(fields['DATE'])),
    ...present('DONGLI_CD', textIn(fields['DONGLI_CD'])),
    ...present('LATITUDE', numberIn(fields['LATITUDE'])),
    ...present('LONGITUDE', numberIn(fields['LONGITUDE'])),
    ...present('SIGUNGU_NM', textIn(fields['SIGUNGU_NM'])),
    ...present('DONGLI_NM', textIn(fields['DONGLI_NM'])),
  };
}
