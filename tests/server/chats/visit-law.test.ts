import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISIT_STATE } from '#core';
import { ChatRepository } from '../../../server/db/chats/chat-repository';
import type { Database } from '../../../server/db/database';
import { CalendarRepository } from '../../../server/db/notifications/calendar-repository';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { calendarFile } from '../../../server/notices/calendar-file';
import { made, UNNAMED } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { dealsOn } from '../../support/deals-on-database';
import { MovingClock } from '../../support/moving-clock';
import { readCalendar } from '../../support/read-calendar';

const HOUR_MS = 3_600_000;

const act = fc.record({
  by: fc.constantFrom<0 | 1>(0, 1),
  state: fc.constantFrom(...Object.values(VISIT_STATE)),
  hour: fc.integer({ min: 1, max: 9 }),
  /** Whether it is said of what stands, or of a time that somebody thinks of. */
  isSeen: fc.boolean(),
  wait: fc.constantFrom(0, 0, 1, 3),
});

/** What a program keeps of an event that it was told. */
interface Kept {
  readonly sequence: number;
  readonly start: string;
  readonly isOff: boolean;
}

/** The events of a calendar file by their UID. */
function eventsOf(file: string): ReadonlyMap<string, Kept> {
  const { events } = readCalendar(file);
  const states = [...file.matchAll(/^STATUS:(\w+)/gm)].map(([, state]) => state);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  return new Map(
    events.map(({ uid, sequence, startsAt: start }, index) => [
      uid,
      { sequence, start, isOff: states[index] === 'CANCELLED' },
    ]),
  );
}

describe.each(DATABASES)('two who propose, agree, decline, move and call off, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('have the same calendar, which only ever goes on', async () => {
    const clock = new MovingClock();
    const world = dealsOn(database, clock);
    const chats = new ChatRepository({ database, signals: new OpenSignals(kind) }, clock);
    const calendars = new CalendarRepository(database, clock);
    const people = [await world.join('kim'), await world.join('lee')] as const;
    const tokens = [await calendars.open(people[0]), await calendars.open(people[1])] as const;
    const fileOf = async (token: string, room: string) => {
      const visits = await calendars.visits(token, clock.now());
      const ofRoom = visits.filter(({ roomId }) => roomId === room);
      return calendarFile({
        name: '일정',
        events: [],
        visits: ofRoom,
        siteUrl: '',
        isSubscription: true,
      });
    };

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (acts) => {
        const room = made(
          await chats.open(people[1], { dealId: await world.write(people[0], { title: '원룸' }) }),
        );
        const known = new Map<string, Kept>();
        const start = clock.now();
        for (const { by, state, hour, isSeen, wait } of acts) {
          clock.advance(wait * HOUR_MS);
          const { visit } = made(await chats.one(people[by], room));
          const stands = state === VISIT_STATE.CALLED_OFF ? visit?.agreedAt : visit?.at;
          const at = isSeen && stands != null ? Date.parse(stands) : start + hour * HOUR_MS;
          const done = await chats.visit(people[by], room, { state, at }, UNNAMED);

          const files = [await fileOf(tokens[0], room), await fileOf(tokens[1], room)];
          expect(files[0]).toBe(files[1]);
          const events = eventsOf(files[0] ?? '');
          for (const [uid, event] of events) {
            const before = known.get(uid);
            if (before === undefined) expect(event.isOff).toBe(false);
            else if (before.sequence === event.sequence) expect(event).toEqual(before);
            else {
              expect(before.isOff).toBe(false);
              expect(event.sequence).toBeGreaterThan(before.sequence);
            }
            known.set(uid, event);
          }
          // Nothing that was told is untold.
          expect(new Set(events.keys())).toEqual(new Set(known.keys()));
          if (done.ok && state === VISIT_STATE.AGREED)
            expect([...events.values()]).toContainEqual(
              expect.objectContaining({ start: new Date(at).toISOString(), isOff: false }),
            );
          // The file of the room is the last of them, for both.
          if (events.size > 0) {
            const [one, other] = [
              made(await chats.calendarVisit(people[0], room)),
              made(await chats.calendarVisit(people[1], room)),
            ];
            expect(one).toEqual(other);
            expect(known.get(`visit-${room}-${one.number}@hankan`)).toMatchObject({
              sequence: one.sequence,
              isOff: one.isCalledOff,
            });
            expect(one.number).toBe(events.size);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
