import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  entryAfter,
  standingVisit,
  VISIT_STATE,
  visitAfter,
  type Visit,
  type VisitEntry,
} from '#core';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-20T12:00:00+09:00');

type Side = 0 | 1;
const of = (visit: Visit<number> | null, by: Side, reader: Side): Visit<number> | null =>
  visit && { ...visit, isMine: by === reader };

/** What one of the two does, by what they see; `hour` is a time that they think of. */
const act = fc.record({
  by: fc.constantFrom<Side>(0, 1),
  state: fc.constantFrom(...Object.values(VISIT_STATE)),
  hour: fc.integer({ min: 1, max: 12 }),
  /** Whether they say it of what stands, or of the time that they think of. */
  isSeen: fc.boolean(),
  /** Hours that go by before. */
  wait: fc.constantFrom(0, 0, 0, 1, 3),
});

test('two calendars agree, and a visit in them only ever goes on, whatever two people do', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let [now, visit, last] = [START, null as Visit<number> | null, null as VisitEntry | null];
      let by: Side = 0;
      const seen = new Map<number, VisitEntry>();
      for (const one of acts) {
        now += one.wait * HOUR_MS;
        const before = standingVisit(of(visit, by, one.by), now);
        const agreedBefore = before?.agreedAt ?? null;
        const stands = one.state === VISIT_STATE.CALLED_OFF ? agreedBefore : (before?.at ?? null);
        const at = one.isSeen && stands !== null ? stands : START + one.hour * HOUR_MS;
        const next = visitAfter(of(visit, by, one.by), { state: one.state, at }, now);
        if (!next.ok) continue;
        [visit, by] = [next.value, one.by];
        // Both see the same time agreed on; a time that waits takes nothing away.
        const readers = ([0, 1] as const).map((reader) =>
          standingVisit(of(next.value, by, reader), now),
        );
        expect(readers[0]?.agreedAt).toBe(readers[1]?.agreedAt);
        if (one.state === VISIT_STATE.PROPOSED || one.state === VISIT_STATE.DECLINED)
          expect(next.value.agreedAt).toBe(agreedBefore);
        if (one.state === VISIT_STATE.AGREED) expect(before).toMatchObject({ at, isMine: false });

        const entry = entryAfter(last, next.value, now);
        expect(entry === null || entry.isCalledOff ? null : liveAt(entry, now)).toBe(
          next.value.agreedAt,
        );
        last = entry;
        if (entry === null) continue;
        const known = seen.get(entry.number);
        const isSame =
          known !== undefined && known.at === entry.at && known.isCalledOff === entry.isCalledOff;
        if (known !== undefined && !isSame) {
          expect(known.isCalledOff).toBe(false);
          expect(entry.sequence).toBeGreaterThan(known.sequence);
        }
        if (isSame) expect(entry).toEqual(known);
        seen.set(entry.number, entry);
      }
      const ahead = [...seen.values()].filter(
        (entry) => !entry.isCalledOff && liveAt(entry, now) !== null,
      );
      expect(ahead.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});

/** Its time while it is not over. */
const liveAt = ({ at }: VisitEntry, now: number): number | null =>
  at + 2 * HOUR_MS < now ? null : at;
