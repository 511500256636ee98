import {
  DIRECT_SORT,
  EMPTY_DIRECT_FILTER,
  EMPTY_MATE_FILTER,
  HOUSE_TYPE,
  MATE_SORT,
  type Bounds,
  type DirectFilter,
  type DirectListQuery,
  type DirectMapQuery,
  type MateFilter,
  type MateListQuery,
} from '#core';
import type { DealMap } from '../../../../server/ports/deals/deal-map';
import type { StoredDeals } from '../../../../server/ports/deals/deals';
import type { StoredMates } from '../../../../server/ports/deals/mates';
import { builtInDongs } from '../../../support/crowd/crowd-dongs';
import { boxOnPhone } from '../questions';

/** The ports that are asked, and who asks. */
export interface Asked {
  readonly deals: StoredDeals;
  readonly mates: StoredMates;
  readonly map: DealMap;
  /** Has a listing of their own, and is apart from some. */
  readonly member: number;
}

export interface DealQuestion {
  readonly name: string;
  /** The page asked for, of several alike; answers how many there are in all. */
  readonly ask: (asked: Asked, at: number, cursor: string | null) => Promise<Answered>;
  /** Pages of a hundred that are read before, untimed. */
  readonly behind: number;
}

interface Answered {
  readonly total: number;
  readonly next: string | null;
}

const LIMIT = 20;
const DEEP = 60;
/** The busiest first, by how many the sample's dice puts there. */
const DONGS = builtInDongs().toSorted((a, b) => b.share - a.share);

const one = <Item>(items: readonly [Item, ...Item[]], at: number): Item =>
  items[at % items.length] ?? items[0];
const dongAt = (at: number) => DONGS[at % 20] ?? { code: '', lat: 37.5, lng: 127 };
const boxAt = (at: number, level: number): Bounds => boxOnPhone(dongAt(at), level);

type Made<Query> = (at: number) => Partial<Query>;

const directs = (name: string, made: Made<DirectListQuery>, behind = 0): DealQuestion => ({
  name: `rooms: ${name}`,
  behind,
  ask: ({ deals, member }, at, cursor) =>
    deals.list(
      {
        bounds: null,
        filter: EMPTY_DIRECT_FILTER,
        sort: DIRECT_SORT.newest,
        limit: LIMIT,
        cursor,
        ...made(at),
      },
      // Every other one is asked by a member, who does not meet everybody.
      at % 2 === 0 ? null : member,
    ),
});

const people = (name: string, made: Made<MateListQuery>, behind = 0): DealQuestion => ({
  name: `mates: ${name}`,
  behind,
  ask: ({ mates, member }, at, cursor) => {
    const part = made(at);
    const reader = part.sort === MATE_SORT.fit || at % 2 === 1 ? member : null;
    return mates.list(
      {
        bounds: null,
        filter: EMPTY_MATE_FILTER,
        sort: MATE_SORT.newest,
        limit: LIMIT,
        cursor,
        ...part,
      },
      reader,
    );
  },
});

const marks = (name: string, made: Made<DirectMapQuery>): DealQuestion => ({
  name: `map of rooms: ${name}`,
  behind: 0,
  ask: async ({ map, member }, at) => {
    const query = { bounds: null, level: 3, filter: EMPTY_DIRECT_FILTER, ...made(at) };
    const { total } = await map.marks(query, at % 2 === 0 ? null : member);
    return { total, next: null };
  },
});

const room = (filter: Partial<DirectFilter>) => ({ filter: { ...EMPTY_DIRECT_FILTER, ...filter } });
const mate = (filter: Partial<MateFilter>) => ({ filter: { ...EMPTY_MATE_FILTER, ...filter } });

const { newest, price } = DIRECT_SORT;
const someOptions = (at: number) =>
  room({ options: one([['PET'], ['PARKING'], ['FULL', 'PET'], ['SHORT_TERM']], at) });
const many = (at: number) =>
  room({
    roomTypes: [HOUSE_TYPE.ONE_ROOM],
    rentTypes: ['MONTH_RENT'],
    deposit: { from: null, to: 500 + (at % 7) * 100 },
    monthly: { from: 20, to: 45 + (at % 5) * 5 },
    options: ['FULL'],
  });
const rare = () =>
  room({ roomTypes: [HOUSE_TYPE.GOSHIWON], rentTypes: ['JEONSE'], options: ['PET', 'PARKING'] });
const habits = (at: number) =>
  mate({
    habits: one([['smoking-NO'], ['smoking-NO', 'animals-CAT'], ['sleep-BY_ELEVEN']], at),
    side: one(['HAS', 'WANT'], at),
  });
const inDong = (at: number) => ({ dongliCode: dongAt(at).code });

export const DEAL_QUESTIONS: readonly DealQuestion[] = [
  directs('newest', () => ({ sort: newest })),
  directs('newest, deep', () => ({ sort: newest }), DEEP),
  directs('by price', () => ({ sort: price })),
  directs('by price, deep', () => ({ sort: price }), DEEP),
  directs('in a dong, newest', (at) => room(inDong(at))),
  directs('in a dong, by price', (at) => ({ ...room(inDong(at)), sort: price })),
  directs('options, newest', someOptions),
  directs('five filters, by price', (at) => ({ ...many(at), sort: price })),
  directs('what hardly is, newest', rare),
  directs('a box (level 3), newest', (at) => ({ bounds: boxAt(at, 3) })),
  directs('a box (level 6), by price', (at) => ({ bounds: boxAt(at, 6), sort: price })),
  people('newest', () => ({})),
  people('newest, deep', () => ({}), DEEP),
  people('by price', () => ({ sort: MATE_SORT.price })),
  people('in a dong, newest', (at) => mate(inDong(at))),
  people('habits, newest', habits),
  people('by fit', () => ({ sort: MATE_SORT.fit })),
  people('by fit, deep', () => ({ sort: MATE_SORT.fit }), DEEP),
  people('in a dong, by fit', (at) => ({ ...mate(inDong(at)), sort: MATE_SORT.fit })),
  people('habits, by fit', (at) => ({ ...habits(at), sort: MATE_SORT.fit })),
  people('a box (level 6), by fit', (at) => ({ bounds: boxAt(at, 6), sort: MATE_SORT.fit })),
  marks('neighbourhood (level 3)', (at) => ({ bounds: boxAt(at, 3) })),
  marks('all Seoul (level 9)', (at) => ({ bounds: boxAt(at, 9), level: 9 })),
  marks('the country (level 13)', () => ({ level: 13 })),
  marks('the country, five filters', (at) => ({ level: 13, ...many(at) })),
];
