import {
  AppError,
  type Clock,
  type Condition,
  type Notice,
  type NoticeContent,
  type NoticeSearch,
} from '#core';
import { MemoryNotices } from '../../../src/adapters/memory/notices/memory-notices';
import { notice, NOTICE_NOW } from '../../support/notices';

/** The moment of the notices, a Friday at noon. */
export const noticeClock: Clock = { now: () => NOTICE_NOW };

type Parts = readonly Partial<Notice & NoticeContent>[];

/** Notices in memory at the moments of a clock. */
export const noticesAt = (clock: Clock, ...parts: Parts): NoticeSearch =>
  new MemoryNotices(
    parts.map((part) => ({ ...notice(part), isSaidOver: part.isSaidOver ?? false })),
    clock,
  );

/** Notices in memory at that moment. */
export const noticesOf = (...parts: Parts): NoticeSearch => noticesAt(noticeClock, ...parts);

/** A notice that asks one thing. */
const asking = (id: string, condition: Condition): Partial<Notice> => ({
  id,
  title: `공고 ${id}`,
  conditions: { on: null, ranks: [{ name: null, conditions: [condition] }] },
});

/** Three ways to be decided: by age, by the parents' income, by the area. */
export const BY_AGE = asking('age', { kind: 'age', from: 19, to: 39 });
export const BY_PARENTS = asking('parents', {
  kind: 'income',
  whose: 'FAMILY',
  limits: [5_000_000],
  further: 500_000,
});
export const BY_AREA = asking('area', {
  kind: 'residence',
  areas: ['1162000000'],
  orWork: false,
});

/** Calls of some methods fail for as long as they are told to. */
export function failing(notices: NoticeSearch, ...names: readonly (keyof NoticeSearch)[]) {
  let isDown = true;
  const down = () => Promise.reject(new AppError('offline'));
  return {
    notices: new Proxy(notices, {
      get: (from, name: keyof NoticeSearch) =>
        isDown && names.includes(name) ? down : from[name].bind(from),
    }),
    recover: () => {
      isDown = false;
    },
  };
}
