import { HOUSE_STATUS, VISIT_STATE } from '#core';
import { VisitRepository } from '../../../server/db/chats/agreed-visits';
import { remindVisits } from '../../../server/jobs/remind-visits';
import { replaceOrAdd } from '../../../server/db/houses/house-writer';
import { NOW } from '../../support/app-deps';
import { made, UNNAMED } from '../../support/community-on-database';
import { houseRecord } from '../../support/house-records';
import type { LeakWorld } from './leak-world';
import { allBut, MEMBERS, NOBODY, type Member, type Person } from './people';
import { textOf, type Row } from './secret';

const HOUR_MS = 3_600_000;

export const block = ({ community, idOf }: LeakWorld) =>
  community.blocks.block(idOf('blocker'), String(idOf('blocked')));

/** Two who talk about something, and agree on a visit that both are reminded of; answers their room. */
export async function meet(
  { chats, notifications, clock, database }: LeakWorld,
  { owner, seeker }: { readonly owner: number; readonly seeker: number },
  about: Parameters<LeakWorld['chats']['open']>[1],
  at: number,
): Promise<string> {
  const room = made(await chats.open(seeker, about));
  made(await chats.send(seeker, room, { text: '보러 가도 될까요?', pictureIds: [] }, UNNAMED));
  made(await chats.visit(seeker, room, { state: VISIT_STATE.PROPOSED, at }, UNNAMED));
  made(await chats.visit(owner, room, { state: VISIT_STATE.AGREED, at }, UNNAMED));
  await remindVisits({
    visits: new VisitRepository(database),
    notifications,
    clock,
    cancel: new AbortController().signal,
  })({}, { id: 1, kind: '', key: '', payload: {}, attempt: 1 });
  return room;
}

interface Card {
  readonly owner: Member;
  readonly seeker: Member;
  readonly hide: (world: LeakWorld, id: string) => Promise<unknown>;
}

/** The title and the picture of a room that two talk about, and visit. */
const card = (what: string, seenBy: readonly Person[], { owner, seeker, hide }: Card): Row => ({
  what,
  seenBy,
  wasSeen: true,
  plant: async (world, word) => {
    const { offered, idOf } = world;
    await world.bring(idOf(owner), word);
    const id = await offered.write(idOf(owner), { title: textOf(word), pictureIds: [word] });
    const two = { owner: idOf(owner), seeker: idOf(seeker) };
    const room = await meet(world, two, { dealId: id }, NOW + HOUR_MS);
    return { numbers: [id, room], hide: () => hide(world, id) };
  },
});

/** Rooms that two talk about, in the card above what they say, in their calendars and notifications. */
const CARDS: readonly Row[] = [
  card('a room that is held, to who talks of it', ['author'], {
    owner: 'author',
    seeker: 'consenting',
    hide: ({ offered }, id) => offered.hold(id, 'HELD'),
  }),
  card('a deleted room, to who talks of it', NOBODY, {
    owner: 'author',
    seeker: 'consenting',
    hide: ({ offered, idOf }, id) => offered.deals.remove(idOf('author'), id),
  }),
  card('a room of who blocked, to who talked of it', allBut('blocked'), {
    owner: 'blocker',
    seeker: 'blocked',
    hide: block,
  }),
  card('a room of somebody blocked, to who talked of it', allBut('blocker'), {
    owner: 'blocked',
    seeker: 'blocker',
    hide: block,
  }),
];

type Change = Parameters<typeof houseRecord>[0];

/** A house that the author advertises, in its source alone. */
const put = ({ database, idOf }: LeakWorld, source: string, change: Change) =>
  database.db.transaction((tx) =>
    replaceOrAdd(tx, [{ ...houseRecord(change), memberId: idOf('author') }], source, '20261120'),
  );

const houseIdOf = async ({ database }: LeakWorld, source: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id::text from houses where source = $1',
    [source],
  );
  return rows[0]?.id ?? '';
};

/** The number of a private person who advertises a house: told to every other member who presses for it. */
const HOUSE_NUMBER: Row = {
  what: 'the number of a private person who advertises a house',
  seenBy: NOBODY,
  wasSeen: false,
  word: '7351-9264',
  askedFor: {
    call: 'POST /v2/houses/{id}/contact',
    by: MEMBERS.filter((one) => one !== 'author'),
  },
  plant: async (world, word) => {
    await put(world, 'leaks-number', {
      contact: { tel: `0507-${word}`, sms: `010-${word}`, chatUrl: null },
      advertiser: { kind: 'TENANT', name: '김예시' },
    });
    return { numbers: [await houseIdOf(world, 'leaks-number')] };
  },
};

/** A house of a member that was withdrawn. */
const HOUSE: Row = {
  what: 'a house that was withdrawn',
  seenBy: NOBODY,
  wasSeen: true,
  plant: async (world, word) => {
    const { idOf } = world;
    const as = (status: keyof typeof HOUSE_STATUS) =>
      put(world, 'leaks', {
        status,
        title: textOf(word),
        description: textOf(word),
        photos: [`/house/${word}.svg`],
        contact: { tel: null, sms: null, chatUrl: `https://openchat.example/o/${word}` },
        advertiser: { kind: 'LAND_LORD', name: word },
      });
    await as(HOUSE_STATUS.OPEN);
    const houseId = await houseIdOf(world, 'leaks');
    const two = { owner: idOf('author'), seeker: idOf('consenting') };
    const room = await meet(world, two, { houseId }, NOW + HOUR_MS);
    return { numbers: [houseId, room], hide: () => as(HOUSE_STATUS.HIDDEN) };
  },
};

interface Visit {
  readonly owner?: Member;
  readonly seeker?: Member;
  /** Of a visit on the next day, at three. */
  readonly minute: string;
  /** As JSON says it: else as a calendar does. */
  readonly isInJson?: true;
  readonly hide?: (world: LeakWorld) => Promise<unknown>;
}

/** When two meet. */
const visit = (
  what: string,
  seenBy: readonly Person[],
  { owner = 'author', seeker = 'consenting', minute, isInJson, hide }: Visit,
): Row => ({
  what,
  seenBy,
  wasSeen: false,
  word: isInJson === true ? `T06:${minute}:00` : `T15${minute}00`,
  plant: async (world) => {
    const { offered, idOf } = world;
    const dealId = await offered.write(idOf(owner));
    const at = Date.parse(`2026-11-21T15:${minute}:00+09:00`);
    const two = { owner: idOf(owner), seeker: idOf(seeker) };
    const room = await meet(world, two, { dealId }, at);
    return {
      numbers: [dealId, room],
      ...(hide && { hide: () => hide(world) }),
    };
  },
});

/** Somebody of a name of their own, who asks for nothing themselves. */
const named = async ({ community, database }: LeakWorld, word: string): Promise<number> => {
  const id = await community.join(`named ${word}`);
  await database.pool.query('update members set nickname = $1 where id = $2', [word, id]);
  return id;
};

/** Visits, what calendars say of them, and who talks with whom. */
const MEETINGS: readonly Row[] = [
  visit('when two meet', ['author', 'consenting'], { minute: '37', isInJson: true }),
  visit('when two meet, in a calendar', ['author', 'consenting'], { minute: '41' }),
  visit('a visit to who was blocked since, in a calendar', NOBODY, {
    owner: 'blocker',
    seeker: 'blocked',
    minute: '47',
    hide: block,
  }),
  {
    what: 'a visit, at an address of a calendar that was taken back',
    seenBy: ['author'],
    wasSeen: false,
    word: 'T155300',
    plant: async (world, word) => {
      const { offered, calendars, idOf } = world;
      const seeker = await named(world, 'subscriber');
      const dealId = await offered.write(idOf('author'));
      const at = Date.parse(`2026-11-21T${word.slice(1, 3)}:${word.slice(3, 5)}:00+09:00`);
      const room = await meet(world, { owner: idOf('author'), seeker }, { dealId }, at);
      const token = await calendars.open(seeker);
      await calendars.revoke(seeker);
      return { numbers: [room], files: [`${token}.ics`] };
    },
  },
  {
    what: 'the address of a calendar',
    seenBy: ['consenting'],
    wasSeen: false,
    word: 'consenting-calendar-0123456789',
    plant: async ({ calendars, database, idOf }, word) => {
      await calendars.open(idOf('consenting'));
      await database.pool.query('update calendar_links set token = $1 where member_id = $2', [
        word,
        idOf('consenting'),
      ]);
      return {};
    },
  },
  {
    what: 'the name of who talks with an owner',
    seenBy: ['author'],
    wasSeen: false,
    plant: async (world, word) => {
      const { offered, idOf } = world;
      const dealId = await offered.write(idOf('author'));
      const two = { owner: idOf('author'), seeker: await named(world, word) };
      return { numbers: [dealId, await meet(world, two, { dealId }, NOW + HOUR_MS)] };
    },
  },
  {
    what: 'the name of who was blocked',
    seenBy: ['blocker'],
    wasSeen: false,
    plant: async (world, word) => {
      const id = await named(world, word);
      await world.blocks.block(world.idOf('blocker'), String(id));
      return { numbers: [String(id)] };
    },
  },
  {
    what: 'the name of who blocks somebody',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async (world, word) => {
      const id = await named(world, word);
      await world.blocks.block(id, String(world.idOf('stranger')));
      return { numbers: [String(id)] };
    },
  },
];

export const VISITS: readonly Row[] = [...CARDS, HOUSE, HOUSE_NUMBER, ...MEETINGS];
