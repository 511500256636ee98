import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  ALARM_DAYS,
  alarmMoments,
  dayTime,
  dueAlarms,
  endsAt,
  isQuiet,
  markShown,
  nextDueAt,
  NOTICE_STATUS,
  withHandedOver,
  withLearned,
  withoutSpent,
  type DueAlarm,
  type VisitorAlarm,
} from '#core';
import { NOTICE_NOW, NOTICE_TODAY } from '../../../support/notices';

const HOUR_MS = 3_600_000;
const IDS = ['1', '2', '3', '4'] as const;

/** Ends within some weeks, early mornings and whole days among them. */
const ends = fc
  .tuple(
    fc.integer({ min: -3, max: 20 }),
    fc.option(fc.oneof(fc.nat({ max: 1439 }), fc.constantFrom(0, 420, 479, 480, 481, 1259, 1260))),
  )
  .map(([day, minute]) => dayTime(addDays(NOTICE_TODAY, day), minute));

const alarms: fc.Arbitrary<readonly VisitorAlarm[]> = fc.subarray([...IDS]).chain((ids) =>
  fc.tuple(
    ...ids.map((noticeId) =>
      fc.record({
        noticeId: fc.constant(noticeId),
        title: fc.string({ maxLength: 5 }),
        until: ends,
        days: fc.subarray([...ALARM_DAYS], { minLength: 1 }),
        shown: fc.constant([]),
        isOver: fc.constant(false),
        isHandedOver: fc.constant(false),
      }),
    ),
  ),
);

const notices = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS, '9'),
    title: fc.string({ maxLength: 5 }),
    until: fc.option(ends),
    status: fc.constantFrom(...Object.values(NOTICE_STATUS)),
  }),
  { maxLength: 4 },
);

const moments = fc.oneof(
  fc.integer({ min: -80, max: 500 }).map((hours) => NOTICE_NOW + hours * HOUR_MS),
  fc.integer({ min: -80 * HOUR_MS, max: 500 * HOUR_MS }).map((ms) => NOTICE_NOW + ms),
);

/** A window that is looked at now and then, and what it shows. */
function look(
  list: readonly VisitorAlarm[],
  at: readonly number[],
): { readonly list: readonly VisitorAlarm[]; readonly shown: readonly DueAlarm[] } {
  return at
    .toSorted((a, b) => a - b)
    .reduce(
      (before: { list: readonly VisitorAlarm[]; shown: readonly DueAlarm[] }, now) => {
        const due = dueAlarms(before.list, now);
        return { list: markShown(before.list, due), shown: [...before.shown, ...due] };
      },
      { list, shown: [] },
    );
}

/** A window that is never closed, from one moment to another. */
function stay(list: readonly VisitorAlarm[], from: number, to: number) {
  const seen: DueAlarm[] = [];
  let kept = list;
  for (let now: number | null = from; now !== null && now <= to; now = nextDueAt(kept, now)) {
    const due = dueAlarms(kept, now);
    kept = markShown(kept, due);
    seen.push(...due);
  }
  return { list: kept, seen };
}

describe('the reminders of a device', () => {
  it('never come by night, too early or too late', () => {
    fc.assert(
      fc.property(alarms, moments, (list, now) => {
        const due = dueAlarms(list, now);
        if (isQuiet(now)) expect(due).toEqual([]);
        for (const { at, until } of due) {
          expect(at).toBeLessThanOrEqual(now);
          expect(now).toBeLessThan(endsAt(until));
        }
      }),
    );
  });

  it('come once each, in the order of their moments, whenever one looks', () => {
    fc.assert(
      fc.property(alarms, fc.array(moments, { maxLength: 30 }), (list, looks) => {
        const { shown } = look(list, looks);
        for (const id of IDS) {
          const times = shown.filter(({ noticeId }) => noticeId === id).map(({ at }) => at);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('miss nothing of what is to come where the window stays open', () => {
    fc.assert(
      fc.property(alarms, moments, (list, from) => {
        const { seen } = stay(list, from, Infinity);
        for (const alarm of list) {
          const wanted = alarmMoments(alarm, from + 1).map(({ at }) => at);
          const times = seen.filter((one) => one.noticeId === alarm.noticeId).map(({ at }) => at);
          expect(times.filter((at) => at > from)).toEqual(wanted);
        }
      }),
    );
  });

  it('are the same between two moments that one is told to look at', () => {
    fc.assert(
      fc.property(alarms, moments, fc.nat({ max: 40 * HOUR_MS }), (list, now, later) => {
        const shown = look(list, [now]).list;
        const next = nextDueAt(shown, now) ?? Infinity;
        expect(next).toBeGreaterThan(now);
        if (now + later < next) expect(dueAlarms(shown, now + later)).toEqual([]);
      }),
    );
  });
});

describe('alarms that an account takes over', () => {
  /** All of them, by an account that had none before. */
  const handedOver = (list: readonly VisitorAlarm[], at: number) =>
    list.reduce((kept, alarm) => withHandedOver(kept, alarm, [], at), list);
  /** What the account tells of, since it has them. */
  const told = (list: readonly VisitorAlarm[], since: number) =>
    list.flatMap((alarm) =>
      alarmMoments(alarm, since + 1).map(({ at }) => `${alarm.noticeId} ${at}`),
    );
  const shown = (all: readonly DueAlarm[]) => all.map(({ noticeId, at }) => `${noticeId} ${at}`);

  it('remind of the same, here or there, as if nobody had: nothing is lost, nothing told twice', () => {
    const looks = fc.array(moments, { maxLength: 10 });
    fc.assert(
      fc.property(alarms, looks, moments, (list, seen, at) => {
        const before = look(
          list,
          seen.filter((moment) => moment <= at),
        ).list;
        const here = stay(handedOver(before, at), at, Infinity).seen;
        const alone = stay(before, at, Infinity).seen;
        expect([...shown(here), ...told(list, at)].sort()).toEqual(shown(alone).sort());
      }),
    );
  });

  it('are told of by one of the two, whenever one looks', () => {
    fc.assert(
      fc.property(alarms, moments, fc.array(moments, { maxLength: 20 }), (list, at, seen) => {
        const later = seen.filter((moment) => moment >= at);
        const here = shown(look(handedOver(list, at), later).shown);
        expect(told(list, at).filter((one) => here.includes(one))).toEqual([]);
      }),
    );
  });

  it('leave nothing here once it was shown, or came too late to be', () => {
    fc.assert(
      fc.property(alarms, moments, moments, (list, at, later) => {
        const kept = handedOver(list, at);
        const shownHere = look(kept, [at, later]).list;
        const end = Math.max(...list.map(({ until }) => endsAt(until)), at);
        expect(withoutSpent(kept, end)).toEqual([]);
        if (!isQuiet(later) && later >= at) expect(withoutSpent(shownHere, later)).toEqual([]);
      }),
    );
  });
});

describe('what notices say now', () => {
  it('changes titles, ends and whether it is over, and drops what closes no more', () => {
    fc.assert(
      fc.property(alarms, notices, (list, said) => {
        const learned = withLearned(list, said);
        const of = (id: string) => said.findLast((one) => one.id === id);
        expect(learned).toEqual(
          list
            .filter(({ noticeId }) => of(noticeId)?.until !== null)
            .map((alarm) => {
              const { title, until } = of(alarm.noticeId) ?? alarm;
              const isOver = of(alarm.noticeId)?.status === NOTICE_STATUS.EXPIRE;
              return { ...alarm, title, until, isOver };
            }),
        );
        expect(withLearned(learned, said)).toBe(learned);
      }),
    );
  });

  it('shows nothing of what is over, and is woken for nothing of it', () => {
    fc.assert(
      fc.property(alarms, ends, moments, (list, until, now) => {
        const said = IDS.map((id) => ({ id, title: '', until, status: NOTICE_STATUS.EXPIRE }));
        const over = withLearned(list, said);
        expect([dueAlarms(over, now), nextDueAt(over, now)]).toEqual([[], null]);
      }),
    );
  });

  it('lets an alarm remind of every new day that is to come', () => {
    fc.assert(
      fc.property(alarms, ends, moments, moments, (list, until, from, learnedAt) => {
        fc.pre(from < learnedAt);
        const before = stay(list, from, learnedAt);
        const moved = withLearned(
          before.list,
          IDS.map((id) => ({ id, title: '', until, status: NOTICE_STATUS.OPEN })),
        );
        const { seen } = stay(moved, learnedAt, Infinity);
        for (const { noticeId, days } of list) {
          const wanted = alarmMoments({ until, days }, learnedAt + 1).map(({ at }) => at);
          const times = seen.filter((one) => one.noticeId === noticeId).map(({ at }) => at);
          expect(times.filter((at) => at > learnedAt)).toEqual(wanted);
        }
      }),
    );
  });
});
