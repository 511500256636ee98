import { keepNewest } from './recent-list';

/** How many of a kind a device keeps for a visitor; the oldest are dropped. */
export const ZZIM_LIMIT = 200;

/** Something that a person keeps (찜). Its identity is TARGET_ID within its list. */
interface ZzimEntry {
  readonly TARGET_ID: string;
  /** Of lists that hold several kinds. */
  readonly TYPE?: string;
  /** Milliseconds since 1970. */
  readonly DATE: number;
}

/** Each once, at most {@link ZZIM_LIMIT} of a kind, in the order given: lists are newest first. */
export const newestZzim = <Entry extends ZzimEntry>(list: readonly Entry[]): Entry[] =>
  keepNewest(
    list,
    ({ TARGET_ID }) => TARGET_ID,
    ({ TYPE = '' }) => TYPE,
    ZZIM_LIMIT,
  );

/** The list with one in front: newest first, each once, at most {@link ZZIM_LIMIT} of a kind. */
export const addZzim = <Entry extends ZzimEntry>(list: readonly Entry[], entry: Entry): Entry[] =>
  newestZzim([entry, ...list]);

/** The list without one; nothing else is lost. */
export const removeZzim = <Entry extends ZzimEntry>(list: readonly Entry[], id: string): Entry[] =>
  list.filter(({ TARGET_ID }) => TARGET_ID !== id);

/** The list with one back where its DATE belongs; nothing else moves. */
export function putBackZzim<Entry extends ZzimEntry>(
  list: readonly Entry[],
  entry: Entry,
): Entry[] {
  const others = removeZzim(list, entry.TARGET_ID);
  const older = others.findIndex(({ DATE }) => DATE < entry.DATE);
  return newestZzim(others.toSpliced(older < 0 ? others.length : older, 0, entry));
}
