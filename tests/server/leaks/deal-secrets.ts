import {
  DEAL_STATUS,
  EMPTY_DIRECT_FILTER,
  GONE_ANSWER_MS,
  hybridStampAt,
  type DraftPlace,
} from '#core';
import { NOW } from '../../support/app-deps';
import { made } from '../../support/community-on-database';
import type { LeakWorld } from './leak-world';
import { allBut, MEMBERS, NOBODY, type Member, type Person } from './people';
import { textOf, type Row } from './secret';

type Hide = (world: LeakWorld, id: string) => Promise<unknown>;

const DAY_MS = 86_400_000;

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
    numbers: [await offered.writeEarlier(idOf('author'), change(given))],
  }),
});

/** A number is told to every member who presses for it (spec/readings R46). */
const PRESSED = {
  call: 'POST /v2/deals/{id}/contact',
  by: MEMBERS.filter((one) => one !== 'author'),
} as const;

const PLACE: DraftPlace = {
  road: '서울특별시 관악구 신림로 340',
  lot: '신림동 1433-12',
  unit: '302호',
  dongliCode: '1162010200',
  lat: 37.48425,
  lng: 126.92971,
};

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
  room('a room that two said is gone', 'author', ['author'], ({ offered }, id) =>
    offered.goneAt(id, NOW - GONE_ANSWER_MS),
  ),
  room('a room of somebody blocked', 'blocked', allBut('blocker'), block),
  room('a room of who blocked', 'blocker', allBut('blocked'), block),
];

interface Opening {
  readonly owner?: Member;
  readonly to?: Member;
  /** What is done with the room afterwards, or with the opening. */
  readonly then?: (world: LeakWorld, opened: Opened) => Promise<unknown>;
}

interface Opened {
  readonly dealId: string;
  readonly room: string;
}

/** Something of where a room is, that its owner let somebody see. */
const openedPart = (
  what: string,
  seenBy: readonly Person[],
  change: (word: string) => Partial<typeof PLACE>,
  { owner = 'author', to = 'consenting', then }: Opening = {},
): Row => ({
  what,
  seenBy,
  wasSeen: false,
  plant: async (world, word) => {
    const { offered, chats, idOf } = world;
    const dealId = await offered.writeEarlier(idOf(owner), {
      place: { ...PLACE, ...change(word) },
    });
    const room = made(await chats.open(idOf(to), { dealId }));
    made(await chats.openPlace(idOf(owner), room, true));
    return {
      numbers: [dealId, room],
      ...(then && { hide: () => then(world, { dealId, room }) }),
    };
  },
});

const onRoad = (word: string) => ({ road: `서울특별시 관악구 ${word}길 7` });

/** What is told of a room to nobody but those whom its owner chose. */
export const OPENED_PARTS: readonly Row[] = [
  openedPart('the road of a room that was opened', ['author', 'consenting'], onRoad),
  openedPart('the door of a room that was opened', ['author'], (word) => ({ unit: word })),
  openedPart('the road of a room that was closed again', ['author'], onRoad, {
    then: ({ chats, idOf }, { room }) => chats.openPlace(idOf('author'), room, false),
  }),
  openedPart('the road of a room that was opened, and is held', ['author'], onRoad, {
    then: ({ offered }, { dealId }) => offered.hold(dealId, 'HELD'),
  }),
  openedPart('the road of a room that was opened, and is let', ['author'], onRoad, {
    then: ({ offered, idOf }, { dealId }) =>
      offered.deals.setStatus(idOf('author'), dealId, DEAL_STATUS.DONE),
  }),
  openedPart(
    'the road of a room that was opened to who is blocked',
    ['blocker'],
    // Not the author's room, which nobody else may offer.
    (word) => ({ ...onRoad(word), unit: '501호' }),
    { owner: 'blocker', to: 'blocked', then: (world) => block(world, '') },
  ),
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
  {
    ...partOf('the number of who offers a room', ['author'], '9182-7364', (word) => ({
      contact: { tel: `010-${word}`, takesSms: true },
    })),
    askedFor: PRESSED,
  },
  {
    what: 'a number that somebody pressed for',
    seenBy: ['author'],
    wasSeen: false,
    word: '8271-6354',
    askedFor: PRESSED,
    plant: async ({ offered, idOf }, word) => {
      const contact = { tel: `010-${word}`, takesSms: true };
      const id = await offered.write(idOf('author'), { contact });
      await offered.inquiries.contact(idOf('stranger'), id, 'TEL');
      return { numbers: [id] };
    },
  },
  {
    what: 'a search of whose new rooms a member is told',
    seenBy: ['author'],
    wasSeen: false,
    plant: async ({ dealAlarms, idOf }, word) => {
      const search = { dealType: 'direct', filter: EMPTY_DIRECT_FILTER } as const;
      const set = await dealAlarms.set(idOf('author'), search, word);
      return { numbers: set.ok ? [set.value.id] : [] };
    },
  },
  {
    what: 'what a member keeps, viewed and contacted',
    seenBy: ['author'],
    wasSeen: false,
    plant: async ({ lists, idOf }, word) => {
      const [memberId, at] = [idOf('author'), hybridStampAt(0, 'phone')];
      const place = { dongliCode: null, sigungu: null, dong: word, lat: null, lng: null };
      const thing = { id: '424242', at, isKept: true } as const;
      await lists.zzims.join(memberId, [{ type: 'post', ...thing, kept: null }]);
      await lists.recents.join(memberId, [{ type: 'house', ...thing, place }]);
      const state = { stands: 'OPEN', price: null, until: null, correctedOn: null } as const;
      await lists.seen.join(memberId, [{ type: 'notice', ...thing, state }]);
      await lists.contacts.join(memberId, [{ type: 'house', ...thing, method: 'TEL' }]);
      return { numbers: [] };
    },
  },
  {
    what: 'who keeps a room, pressed for its number, asked, and said that it is gone',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async ({ offered, database, idOf }, word) => {
      const id = await offered.write(idOf('author'));
      const caller = await offered.join(word);
      await database.pool.query('update members set nickname = $1 where id = $2', [word, caller]);
      await offered.dealZzims.keep(caller, id);
      await offered.inquiries.contact(caller, id, 'TEL');
      await offered.inquiries.ask(caller, id);
      await offered.inquiries.sayGone(caller, id);
      return { numbers: [id] };
    },
  },
];
