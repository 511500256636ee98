import { numberIn, storedEntries, textIn } from '../shared/stored-json';
import { keepNewest } from './recent-list';

/** How far an article was read on this device. Its identity is TARGET_ID. */
export interface ReadingPlace {
  readonly TARGET_ID: string;
  /** The furthest, of a hundred; from {@link BEGUN_PERCENT} up to, but without, READ_PERCENT. */
  readonly PERCENT: number;
  /** Milliseconds since 1970. */
  readonly DATE: number;
}

/** Who has seen less than this has only looked. */
export const BEGUN_PERCENT = 5;
/** Who has come this far has read it: what follows are its tags and other articles. */
const READ_PERCENT = 95;
const MOST_PLACES = 60;

const isHalf = ({ PERCENT }: ReadingPlace): boolean =>
  PERCENT >= BEGUN_PERCENT && PERCENT < READ_PERCENT;

const newest = (places: readonly ReadingPlace[]): ReadingPlace[] =>
  keepNewest(places.filter(isHalf), ({ TARGET_ID }) => TARGET_ID, undefined, MOST_PLACES);

/**
 * The places after somebody has read so far: that article in front with the furthest that it was ever
 * read, or gone from them once it was read to its end. Of one that was only looked at nothing is kept.
 */
export function readSoFar(places: readonly ReadingPlace[], read: ReadingPlace): ReadingPlace[] {
  const before = findReadingPlace(places, read.TARGET_ID);
  if (before === undefined) return newest([read, ...places]);
  const others = places.filter(({ TARGET_ID }) => TARGET_ID !== read.TARGET_ID);
  const PERCENT = Math.max(read.PERCENT, before.PERCENT);
  return newest([{ ...read, PERCENT }, ...others]);
}

export const findReadingPlace = (
  places: readonly ReadingPlace[],
  id: string,
): ReadingPlace | undefined => places.find(({ TARGET_ID }) => TARGET_ID === id);

/** The places out of storage, newest first; what cannot be read is left out, nothing throws. */
export function parseReadingPlaces(stored: string | null): ReadingPlace[] {
  const places = storedEntries(stored).flatMap((fields) => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    const PERCENT = numberIn(fields['PERCENT']);
    return TARGET_ID === null || PERCENT === null
      ? []
      : [{ TARGET_ID, PERCENT, DATE: numberIn(fields['DATE']) ?? 0 }];
  });
  return newest(places);
}

/** What is stored for {@link parseReadingPlaces}. */
export const storedReadingPlaces = (places: readonly ReadingPlace[]): string =>
  JSON.stringify(places);
