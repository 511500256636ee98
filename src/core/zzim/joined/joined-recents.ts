import { ITEM_TYPE, POST_KIND, TARGET_TYPE } from '../../shared/codes';
import { hybridStampAt } from '../../shared/hybrid-clock';
import { isId } from '../../shared/ids';
import { fieldsOf, numberIn, textIn, type Fields } from '../../shared/stored-json';
import { RECENT_LIMIT, type RecentDetails, type RecentEntry, type RecentHouse } from '../recent';
import { keepNewest, present } from '../recent-list';
import {
  momentOf,
  parseJoined,
  thingOf,
  type Joined,
  type JoinRule,
  type ListedType,
} from './joined-list';

/** Where something lies that was viewed; null where it was not said. */
export interface ViewedPlace {
  readonly dongliCode: string | null;
  readonly sigungu: string | null;
  readonly dong: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Something that was viewed, as the lists of a member are joined: the newest viewing wins. */
export interface JoinedRecent extends Joined {
  /** Null of what lies nowhere, and of what was taken off the list. */
  readonly place: ViewedPlace | null;
}

/** Of which 60 are shown: houses, notices, deals, and what the community reads (spec/readings R4). */
const GROUP_OF = {
  house: 'house',
  notice: 'notice',
  direct: 'deal',
  mate: 'deal',
  post: 'community',
  content: 'community',
} as const satisfies Readonly<Record<ListedType, string>>;

/** How many of a group are remembered, with those that were taken off the list. */
export const MOST_RECENTS_REMEMBERED = 2 * RECENT_LIMIT;

export const RECENT_JOIN = {
  groupOf: ({ type }) => GROUP_OF[type],
  mostRemembered: MOST_RECENTS_REMEMBERED,
  saysOf: ({ place }) =>
    place === null
      ? ''
      : JSON.stringify([place.dongliCode, place.sigungu, place.dong, place.lat, place.lng]),
} satisfies JoinRule<JoinedRecent>;

/** What was viewed lately, newest first, of each group {@link RECENT_LIMIT} at most. */
export const keptRecents = (list: readonly JoinedRecent[]): JoinedRecent[] =>
  keepNewest(
    list.filter(({ isKept }) => isKept),
    thingOf,
    ({ type }) => GROUP_OF[type],
    RECENT_LIMIT,
  );

const within = (value: number | null, most: number): number | null =>
  value === null || Math.abs(value) > most ? null : value;

/** How long the names of places are at most. */
export const LONGEST_PLACE_NAME = 40;
const nameIn = (value: unknown): string | null =>
  textIn(value)?.slice(0, LONGEST_PLACE_NAME) ?? null;

function placeIn(fields: Fields): ViewedPlace | null {
  const place = {
    dongliCode: nameIn(fields['dongliCode']),
    sigungu: nameIn(fields['sigungu']),
    dong: nameIn(fields['dong']),
    lat: within(numberIn(fields['lat']), 90),
    lng: within(numberIn(fields['lng']), 180),
  };
  return Object.values(place).every((value) => value === null) ? null : place;
}

/** Out of storage, newest first; what cannot be read is left out, nothing throws. */
export const parseJoinedRecents = (stored: string | null): JoinedRecent[] =>
  parseJoined<JoinedRecent>(
    stored,
    (fields, joined) => ({
      ...joined,
      place: joined.isKept ? placeIn(fieldsOf(fields['place'])) : null,
    }),
    RECENT_JOIN,
  );

/** What a device had viewed before lists were joined (spec/readings R4). */
export interface DeviceRecents {
  readonly houses: readonly RecentHouse[];
  readonly community: readonly RecentEntry[];
}

const TYPE_OF_CODE: ReadonlyMap<string, ListedType> = new Map([
  [ITEM_TYPE.HOUSE, 'house'],
  [ITEM_TYPE.RENTAL, 'notice'],
]);
const TYPE_OF_READING: ReadonlyMap<string, ListedType> = new Map([
  [TARGET_TYPE.POST, 'post'],
  [TARGET_TYPE.CONTENT, 'content'],
]);

const typeOfViewed = ({ TARGET_CD, TYPE }: RecentHouse): ListedType | undefined => {
  if (TARGET_CD !== ITEM_TYPE.DEAL) return TYPE_OF_CODE.get(TARGET_CD);
  return TYPE === POST_KIND.MATE ? 'mate' : 'direct';
};

/** The same as entries that were set on that device when they were viewed; of unknown kinds nothing. */
export function joinedRecentsOf(
  { houses, community }: DeviceRecents,
  node: string,
): JoinedRecent[] {
  const entryOf = (
    type: ListedType | undefined,
    { TARGET_ID, DATE = 0, ...details }: RecentDetails & { readonly TARGET_ID: string },
  ): JoinedRecent[] => {
    if (type === undefined || !isId(TARGET_ID)) return [];
    const place = placeIn({
      dongliCode: details.DONGLI_CD,
      sigungu: details.SIGUNGU_NM,
      dong: details.DONGLI_NM,
      lat: details.LATITUDE,
      lng: details.LONGITUDE,
    });
    return [{ type, id: TARGET_ID, at: hybridStampAt(DATE, node), isKept: true, place }];
  };
  return [
    ...houses.flatMap((house) => entryOf(typeOfViewed(house), house)),
    ...community.flatMap((entry) => entryOf(TYPE_OF_READING.get(entry.TYPE), entry)),
  ];
}

const VIEWED_AS = {
  house: { TARGET_CD: ITEM_TYPE.HOUSE },
  notice: { TARGET_CD: ITEM_TYPE.RENTAL },
  direct: { TARGET_CD: ITEM_TYPE.DEAL, TYPE: POST_KIND.DIRECT },
  mate: { TARGET_CD: ITEM_TYPE.DEAL, TYPE: POST_KIND.MATE },
} as const;

/** What was viewed lately of a joined list, as the lists of the app have it: newest first. */
export function deviceRecentsOf(list: readonly JoinedRecent[]): DeviceRecents {
  const houses: RecentHouse[] = [];
  const community: RecentEntry[] = [];
  for (const entry of keptRecents(list)) {
    const { type, id, place } = entry;
    const details = {
      DATE: momentOf(entry),
      ...present('DONGLI_CD', place?.dongliCode ?? null),
      ...present('LATITUDE', place?.lat ?? null),
      ...present('LONGITUDE', place?.lng ?? null),
      ...present('SIGUNGU_NM', place?.sigungu ?? null),
      ...present('DONGLI_NM', place?.dong ?? null),
    };
    if (type === 'post' || type === 'content')
      community.push({
        TARGET_ID: id,
        TYPE: type === 'post' ? TARGET_TYPE.POST : TARGET_TYPE.CONTENT,
        ...details,
      });
    else houses.push({ ...VIEWED_AS[type], TARGET_ID: id, ...details });
  }
  return { houses, community };
}
