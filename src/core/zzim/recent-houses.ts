import { ITEM_TYPE } from '../shared/codes';
import { storedEntries, textIn, type Fields } from '../shared/stored-json';
import type { RecentHouse } from './recent';
import { detailsIn, keepNewest, pairOf, present } from './recent-list';

/** The form in which recent houses are stored today (spec/readings R4). */
const VERSION = '2.0';

/** What the older form called the codes. */
const CODE_OF: ReadonlyMap<string | null, string> = new Map([
  ['HOUSE', ITEM_TYPE.HOUSE],
  ['RENTAL_HOUSE', ITEM_TYPE.RENTAL],
]);

const newest = (list: readonly RecentHouse[]): RecentHouse[] =>
  keepNewest(
    list,
    (entry) => pairOf(entry.TARGET_CD, entry.TARGET_ID),
    (entry) => entry.TARGET_CD,
  );

/**
 * The list with a house that was just viewed in front (spec/readings R4): newest first, a house
 * once, at most 60 of each TARGET_CD, oldest dropped. Nothing else is lost.
 */
export function addRecentHouse(list: readonly RecentHouse[], entry: RecentHouse): RecentHouse[] {
  return newest([entry, ...list]);
}

const houseIn = (fields: Fields, code: string | null): RecentHouse[] => {
  const TARGET_ID = textIn(fields['TARGET_ID']);
  const type = present('TYPE', textIn(fields['TYPE']));
  if (TARGET_ID === null || code === null) return [];
  return [{ TARGET_CD: code, TARGET_ID, ...type, ...detailsIn(fields) }];
};

const olderHouseIn = (fields: Fields): RecentHouse[] => {
  const type = textIn(fields['TYPE']);
  return houseIn(fields, CODE_OF.get(type) ?? type);
};

/**
 * The houses viewed lately out of storage: the live form, behind it what only the older key
 * (`RECENT_VIEWED_HOUSES_V1.0.0`) has, converted (spec/readings R4). Whatever cannot be read is
 * left out, whatever `version` says; nothing throws.
 */
export function parseRecentHouses(stored: string | null, storedV1?: string | null): RecentHouse[] {
  const live = storedEntries(stored).flatMap((fields) =>
    houseIn(fields, textIn(fields['TARGET_CD'])),
  );
  return newest([...live, ...storedEntries(storedV1).flatMap(olderHouseIn)]);
}

/** What is stored for {@link parseRecentHouses}. */
export function storedRecentHouses(list: readonly RecentHouse[]): string {
  return JSON.stringify({ version: VERSION, entries: list });
}
