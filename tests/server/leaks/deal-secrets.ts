import { DEAL_STATUS } from '#core';
import { NOW } from '../../support/app-deps';
import type { LeakWorld, Person } from './leak-world';
import { textOf, type Row } from './secret';

type Member = Exclude<Person, 'visitor'>;
type Hide = (world: LeakWorld, id: string) => Promise<unknown>;

const DAY_MS = 86_400_000;
const NOBODY: readonly Person[] = [];
const ALL_BUT = (one: Person): readonly Person[] =>
  (['visitor', 'author', 'stranger', 'blocker', 'blocked'] as const).filter((each) => each !== one);

const block: Hide = ({ community, idOf }) =>
  community.blocks.block(idOf('blocker'), String(idOf('blocked')));

/** A room that everybody saw and found: its title and what is said of it. */
const room = (what: string, by: Member, seenBy: readonly Person[], hide: Hide): Row => ({
  what,
  seenBy,
  foundBy: hide === block ? seenBy : NOBODY,
  wasSeen: true,
  plant: async (world, word) => {
    const id = await world.offered.write(world.idOf(by), {
      title: textOf(word),
      description: `${textOf(word)} 밝고 조용한 방이에요. 역에서 가까워요.`,
    });
    return { numbers: [id], hide: () => hide(world, id) };
  },
});

/** Something of a room that everybody sees. */
const partOf = (
  what: string,
  seenBy: readonly Person[],
  word: string | undefined,
  change: (word: string) => Parameters<LeakWorld['offered']['write']>[1],
): Row => ({
  what,
  seenBy,
  wasSeen: false,
  ...(word !== undefined && { word }),
  plant: async ({ offered, idOf }, given) => ({
    numbers: [await offered.write(idOf('author'), change(given))],
  }),
});

const PLACE = {
  road: '서울특별시 관악구 신림로 340',
  lot: '신림동 1433-12',
  unit: '302호',
  dongliCode: '1162010200',
  lat: 37.48425,
  lng: 126.92971,
} as const;

/** Rooms that are held, hidden, over, and of people who do not meet. */
export const ROOMS: readonly Row[] = [
  room('a room that is held', 'author', ['author'], ({ offered }, id) => offered.hold(id, 'HELD')),
  room('a room that was hidden', 'author', ['author'], ({ offered }, id) =>
    offered.hold(id, 'HIDDEN'),
  ),
  room('a deleted room', 'author', NOBODY, ({ offered, idOf }, id) =>
    offered.deals.remove(idOf('author'), id),
  ),
  room('a room that its owner hid', 'author', ['author'], ({ offered, idOf }, id) =>
    offered.deals.setStatus(idOf('author'), id, DEAL_STATUS.HIDDEN),
  ),
  room('a room that is let', 'author', ['author'], ({ offered, idOf }, id) =>
    offered.deals.setStatus(idOf('author'), id, DEAL_STATUS.DONE),
  ),
  room('a room that nobody confirmed for a week', 'author', ['author'], ({ offered }, id) =>
    offered.confirmedAt(id, NOW - 7 * DAY_MS),
  ),
  room('a room of somebody blocked', 'blocked', ALL_BUT('blocker'), block),
  room('a room of who blocked', 'blocker', ALL_BUT('blocked'), block),
];

/** What is never told of a room. */
export const PARTS_OF_ROOMS: readonly Row[] = [
  partOf('the road of a room', ['author'], undefined, (word) => ({
    place: { ...PLACE, road: `서울특별시 관악구 ${word}길 7` },
  })),
  partOf('the lot of a room', ['author'], undefined, (word) => ({
    place: { ...PLACE, lot: word },
  })),
  partOf('the door of a room', ['author'], undefined, (word) => ({
    place: { ...PLACE, unit: word },
  })),
  partOf('the latitude of a room', ['author'], '8271936', (word) => ({
    place: { ...PLACE, lat: Number(`37.4${word}`) },
  })),
  partOf('the longitude of a room', ['author'], '2918374', (word) => ({
    place: { ...PLACE, lng: Number(`126.9${word}`) },
  })),
  partOf('the number of who offers a room', ['author'], '9182-7364', (word) => ({
    contact: { tel: `010-${word}`, takesSms: true },
  })),
];
