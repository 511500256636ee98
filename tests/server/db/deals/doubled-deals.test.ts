import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CONFIRMED_DAYS,
  DEAL_STATUS,
  DECISION,
  DOUBLED_RULE,
  MODERATED,
  MOST_ROOM_PLACES,
} from '#core';
import type { Database } from '../../../../server/db/database';
import { ModerationRepository } from '../../../../server/db/moderation/moderation-repository';
import { broughtPictures } from '../../../support/brought-pictures';
import { made, UNNAMED } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { dealsOn, directToKeep } from '../../../support/deals-on-database';
import { matesOn, mateToKeep } from '../../../support/mates-on-database';
import { directDraft } from '../../../support/direct-drafts';
import { MovingClock } from '../../../support/moving-clock';

const DAY_MS = 86_400_000;

/** A print that is near no other. */
const printOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 36);
/** Of the same picture, once more compressed. */
const nearTo = (print: string): string =>
  (Number.parseInt(print.slice(0, 4), 16) ^ 0x1111).toString(16).padStart(4, '0') + print.slice(4);

describe.each(DATABASES)('rooms that are there twice, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: ReturnType<typeof dealsOn>;
  let moderation: ModerationRepository;
  let [kim, lee] = [0, 0];
  let picture: ReturnType<typeof broughtPictures>;
  let doors = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = dealsOn(database, clock);
    picture = broughtPictures(database, clock);
    moderation = new ModerationRepository(database, clock);
    kim = await world.join('kim');
    lee = await world.join('lee');
  });
  // Each tries places of its own.
  beforeEach(() => {
    clock.advance(DAY_MS);
  });
  afterAll(() => database.close());

  const withPicture = async (memberId: number, print: string | null) =>
    world.write(memberId, { pictureIds: [await picture(memberId, print)] });
  /** A door that no test has named before. */
  const door = () => {
    doors += 1;
    return { place: { ...directDraft().place, unit: `${doors}호` } };
  };
  const holdOf = async (author: number, id: string) => made(await world.deals.one(id, author)).hold;
  const HELD = { state: 'HELD', reason: DOUBLED_RULE };
  const waiting = async (id: string) =>
    (await moderation.openCase(MODERATED.DEAL, id)) ?? expect.fail('no case');

  test('nearly the same picture of another member holds a room, one’s own does not', async () => {
    const print = printOf('room');
    const first = await withPicture(kim, print);
    expect(await holdOf(kim, first)).toBeNull();
    expect(await holdOf(kim, await withPicture(kim, nearTo(print)))).toBeNull();
    expect(await holdOf(lee, await withPicture(lee, printOf('other room')))).toBeNull();
    expect(await holdOf(lee, await withPicture(lee, null))).toBeNull();
    const second = await withPicture(lee, nearTo(print));
    expect(await holdOf(lee, second)).toMatchObject(HELD);
    const { caseNumber } = await waiting(second);
    expect((await moderation.one(caseNumber))?.doubles).toContain(first);
  });

  test('a picture of a room holds somebody to live with who shows it, too', async () => {
    const print = printOf('room that is shared');
    const first = await withPicture(kim, print);
    const { mates } = matesOn(database, clock);
    const shown = { pictureIds: [await picture(lee, print)] };
    const id = made(await mates.write(lee, mateToKeep({}, shown), UNNAMED));
    expect(await holdOf(lee, id)).toMatchObject(HELD);
    const { caseNumber } = await waiting(id);
    expect((await moderation.one(caseNumber))?.doubles).toEqual([first]);
  });

  test('pictures of a room that is over are still another’s, those of a deleted one are not', async () => {
    const print = printOf('room that is over');
    const first = await withPicture(kim, print);
    made(await world.deals.setStatus(kim, first, DEAL_STATUS.DONE));
    expect(await holdOf(lee, await withPicture(lee, print))).toMatchObject(HELD);
    made(await world.deals.remove(kim, first));
    expect(await holdOf(lee, await withPicture(lee, print))).toBeNull();
  });

  test('a picture that comes in by a change holds the room, too', async () => {
    const print = printOf('room that comes later');
    await withPicture(kim, print);
    const id = await world.write(lee);
    const changed = directToKeep({ pictureIds: [await picture(lee, print)] });
    made(await world.deals.change(lee, { id, base: null }, changed, UNNAMED));
    expect(await holdOf(lee, id)).toMatchObject(HELD);
  });

  test('the door of a room that another offers holds it, as long as that is on offer', async () => {
    const room = door();
    await world.write(kim, room);
    expect(await holdOf(lee, await world.write(lee, room))).toMatchObject(HELD);
    expect(await holdOf(lee, await world.write(lee, door()))).toBeNull();
    clock.advance((CONFIRMED_DAYS + 1) * DAY_MS);
    expect(await holdOf(lee, await world.write(lee, room))).toBeNull();
  });

  test('of two that are written at once the later one is held', async () => {
    for (let round = 0; round < 5; round += 1) {
      const room = door();
      const [one, other] = await Promise.all([world.write(kim, room), world.write(lee, room)]);
      const holds = [await holdOf(kim, one), await holdOf(lee, other)];
      expect(holds.filter((hold) => hold !== null)).toEqual([expect.objectContaining(HELD)]);
    }
  });

  test('what a moderator let stay is not held again', async () => {
    const room = door();
    const first = await world.write(kim, room);
    const second = await world.write(lee, room);
    const { caseNumber } = await waiting(second);
    expect((await moderation.one(caseNumber))?.doubles).toEqual([first]);
    await moderation.decide(caseNumber, DECISION.SHOW, '둘 다 맞는 글이에요.');
    expect(await holdOf(lee, second)).toBeNull();
    made(await world.deals.change(lee, { id: second, base: null }, directToKeep(room), UNNAMED));
    expect(await holdOf(lee, second)).toBeNull();
  });

  const letStay = async (id: string) =>
    moderation.decide((await waiting(id)).caseNumber, DECISION.SHOW, '맞는 글이에요.');
  const changed = async (id: string, change: Parameters<typeof directToKeep>[0]) => {
    made(await world.deals.change(lee, { id, base: null }, directToKeep(change), UNNAMED));
    return holdOf(lee, id);
  };

  test.each(['before', 'after'] as const)(
    'what a moderator let stay is held for a picture shown later, brought %s that',
    async (when) => {
      const [print, later] = [printOf(`let stay ${when}`), printOf(`swapped in ${when}`)];
      await withPicture(kim, print);
      await withPicture(kim, later);
      const room = door();
      const seen = await picture(lee, print);
      const second = await world.write(lee, { ...room, pictureIds: [seen] });
      const early = await picture(lee, later);
      await letStay(second);
      expect(await holdOf(lee, second)).toBeNull();
      clock.advance(1);
      expect(await changed(second, { ...room, pictureIds: [seen] })).toBeNull();
      const swapped = when === 'before' ? early : await picture(lee, later);
      expect(await changed(second, { ...room, pictureIds: [swapped] })).toMatchObject(HELD);
    },
  );

  test('what a moderator let stay is held where it becomes another’s room', async () => {
    const [room, others] = [door(), door()];
    await world.write(kim, room);
    await world.write(kim, others);
    const second = await world.write(lee, room);
    await letStay(second);
    clock.advance(1);
    expect(await changed(second, { ...room, title: '다른 제목' })).toBeNull();
    expect(await changed(second, others)).toMatchObject(HELD);
  });

  test('a room that comes on offer again is held where another offers it by now', async () => {
    const room = door();
    const first = await world.write(kim, room);
    clock.advance((CONFIRMED_DAYS + 1) * DAY_MS);
    const second = await world.write(lee, room);
    expect(await holdOf(lee, second)).toBeNull();
    expect(made(await world.deals.confirm(kim, first)).hold).toMatchObject(HELD);
    expect(await holdOf(kim, first)).toMatchObject(HELD);
  });

  test('places of deleted rooms, and those that one was at before, are counted', async () => {
    const id = await world.write(lee, door());
    for (let moves = 1; moves < MOST_ROOM_PLACES - 1; moves += 1)
      expect(await changed(id, door())).toBeNull();
    made(await world.deals.remove(lee, id));
    const last = door();
    const next = await world.write(lee, last);
    expect(await holdOf(lee, next)).toBeNull();
    expect(await changed(next, { ...last, title: '다른 제목' })).toBeNull();
    expect(await changed(next, door())).toMatchObject(HELD);
  });

  test('a decision says whether everybody sees the room by then', async () => {
    const room = door();
    await world.write(kim, room);
    const [soon, late] = [await world.write(lee, room), await world.write(lee, room)];
    expect(await letStay(soon)).toMatchObject({ isSeen: true });
    clock.advance((CONFIRMED_DAYS + 1) * DAY_MS);
    expect(await letStay(late)).toMatchObject({ isSeen: false });
  });

  test('an address with other blanks is the same house', async () => {
    const { place } = door();
    const road = '서울특별시 관악구 신림로 99';
    await world.write(kim, { place: { ...place, road, lot: '' } });
    const typed = { ...place, road: '서울특별시 관악구 신림로９９', lot: '' };
    expect(await holdOf(lee, await world.write(lee, { place: typed }))).toMatchObject(HELD);
  });

  test('what a moderator hid stays hidden after a change', async () => {
    const room = door();
    await world.write(kim, room);
    const second = await world.write(lee, room);
    const { caseNumber } = await waiting(second);
    await moderation.decide(caseNumber, DECISION.HIDE, '다른 분의 방이에요.');
    made(await world.deals.change(lee, { id: second, base: null }, directToKeep(door()), UNNAMED));
    expect(await holdOf(lee, second)).toMatchObject({ state: 'HIDDEN' });
  });
});
