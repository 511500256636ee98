import { VISIT_STATE } from '#core';
import { made, UNNAMED } from '../../support/community-on-database';
import { directDraft } from '../../support/direct-drafts';
import type { LeakWorld } from './leak-world';
import { NOBODY, type Member, type Person } from './people';
import type { Row } from './secret';
import { block, meet } from './visit-secrets';

/** A day and a minute: at another minute than the visit that is looked for. */
const LATER_MS = 86_460_000;

interface CalledOff {
  readonly what: string;
  readonly seenBy: readonly Person[];
  readonly owner: Member;
  readonly seeker: Member;
  /** Called off a visit to the same room before. */
  readonly former?: Member;
  readonly minute: string;
  /** Where it was to be, as the owner opened it; else the word is when. */
  readonly road?: (word: string) => string;
  readonly then?: (world: LeakWorld) => Promise<unknown>;
}

/** When, or where, two would have met, had one of them not called it off. */
const calledOff = (row: CalledOff): Row => ({
  what: row.what,
  seenBy: row.seenBy,
  wasSeen: false,
  ...(row.road === undefined && { word: `T06:${row.minute}:00` }),
  plant: async (world, word) => {
    const { offered, chats, idOf } = world;
    const { owner, seeker, former, minute, road, then } = row;
    const place = road && { ...directDraft().place, road: road(word), unit: `${minute}호` };
    const dealId = await offered.write(idOf(owner), place === undefined ? {} : { place });
    const at = Date.parse(`2026-11-21T15:${minute}:00+09:00`);
    /** Two agree, and one of them calls it off; answers their room. */
    const meetAndCallOff = async (other: Member, when: number) => {
      const two = { owner: idOf(owner), seeker: idOf(other) };
      const room = await meet(world, two, { dealId }, when);
      const wish = { state: VISIT_STATE.CALLED_OFF, at: when };
      made(await chats.visit(idOf(other), room, wish, UNNAMED));
      return room;
    };
    const before = former === undefined ? [] : [await meetAndCallOff(former, at + LATER_MS)];
    const room = await meetAndCallOff(seeker, at);
    if (road !== undefined) made(await chats.openPlace(idOf(owner), room, true));
    return { numbers: [dealId, ...before, room], ...(then && { hide: () => then(world) }) };
  },
});

const onRoad = (word: string) => `서울특별시 관악구 ${word}길 7`;

/** Visits that were called off: nobody but the two ever hears of them, nor who met one of them before. */
export const CALLED_OFF: readonly Row[] = [
  calledOff({
    what: 'when two would have met who called it off',
    seenBy: ['author', 'consenting'],
    owner: 'author',
    seeker: 'consenting',
    former: 'stranger',
    minute: '23',
  }),
  calledOff({
    what: 'where two would have met who called it off',
    seenBy: ['author', 'consenting'],
    owner: 'author',
    seeker: 'consenting',
    former: 'stranger',
    minute: '24',
    road: onRoad,
  }),
  calledOff({
    what: 'when two would have met who called it off, of whom one blocked since',
    seenBy: NOBODY,
    owner: 'blocker',
    seeker: 'blocked',
    minute: '26',
    then: block,
  }),
];
