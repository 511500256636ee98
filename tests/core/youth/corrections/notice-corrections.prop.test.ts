import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  conditionsOf,
  graphemeCount,
  isDeepEqual,
  noticeChanges,
  SCHEDULE_KIND,
  SUPPLY_CODES,
  type NoticeContent,
} from '#core';
import { noticeDay, noticeUnit } from '../../../support/notices';

/** Few values of each, so that two contents often share some and differ in others. */
const text = fc.oneof(
  fc.constantFrom('', 'LH', 'SH', '서울 관악구', ' ', '가'.repeat(300), `${'가'.repeat(300)}나`),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const few = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });
const time = fc.constantFrom(noticeDay(0), noticeDay(0, 600), noticeDay(60), noticeDay(60, 1439));
const amount = fc.constantFrom(0, 1, 4_999, 5_000, 213_900, 214_000, 120_000_000);
const range = fc.record({ from: amount, to: amount });
const count = fc.constantFrom(0, 1, 2, 12, 1_000);

const unit = fc
  .record(
    {
      name: fc.constantFrom('가', '나'),
      detail: maybe(text),
      rank: maybe(fc.constantFrom('1순위', '2순위')),
      area: maybe(fc.constantFrom(19.4, 24.5)),
      deposit: maybe(range),
      monthly: maybe(range),
      months: maybe(fc.constantFrom(12, 24)),
      count: maybe(count),
      exchange: maybe(range.map((sums) => ({ ...sums, ratePercent: 6 }))),
    },
    { requiredKeys: [] },
  )
  .map(noticeUnit);

const conditions = fc
  .record({
    on: maybe(fc.constantFrom('20261112', '20261113')),
    ranks: few(
      fc.record({
        name: maybe(fc.constantFrom('1순위', '청년')),
        conditions: few(
          fc.record({
            kind: fc.constantFrom('age', 'apart', 'income', 'unread'),
            from: maybe(count),
            to: maybe(count),
            whose: fc.constantFrom('SELF', 'FAMILY'),
            limits: fc.array(amount, { minLength: 1, maxLength: 2 }),
            further: maybe(amount),
            text,
          }),
        ),
      }),
    ),
  })
  .map(conditionsOf);

const contents: fc.Arbitrary<NoticeContent> = fc.record({
  organisation: text,
  office: maybe(text),
  title: text,
  supplyTypeCode: fc.constantFrom(...SUPPLY_CODES),
  announcedOn: fc.constantFrom('20261112', '20270101'),
  from: maybe(time),
  until: maybe(time),
  areas: few(fc.record({ code: fc.constantFrom('1100000000', '1162000000'), name: text })),
  conditions,
  isSaidOver: fc.boolean(),
  isExample: fc.boolean(),
  summary: maybe(text),
  schedule: few(
    fc.record({
      kind: fc.constantFrom(...Object.values(SCHEDULE_KIND)),
      name: maybe(text),
      from: time,
      to: maybe(time),
      note: maybe(text),
    }),
  ),
  units: few(unit),
  documents: few(
    fc.record({ name: text, note: maybe(text), issuer: maybe(text), link: maybe(text) }),
  ),
  attachments: few(fc.record({ name: text, link: text, bytes: maybe(count) })),
  link: maybe(text),
  contact: maybe(fc.record({ tel: text, hours: maybe(text) })),
});

/** Two contents that share about as much as a notice and its correction do. */
const pairs = fc
  .tuple(contents, contents, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
  .map(([before, other, isKept]) => {
    const parts = Object.entries(other).filter((_, at) => isKept[at] !== true);
    return { before, after: { ...before, ...(Object.fromEntries(parts) as object) } };
  });

it('finds nothing in equal contents', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(noticeChanges(content, structuredClone(content))).toEqual([]);
    }),
  );
});

it('finds something in all others, each field once, in short words that differ', () => {
  fc.assert(
    fc.property(pairs, ({ before, after }) => {
      const changes = noticeChanges(before, after);
      expect(changes.length > 0).toBe(!isDeepEqual(before, after));
      expect(new Set(changes.map(({ field }) => field)).size).toBe(changes.length);
      for (const { before: was, after: is } of changes) {
        expect(was === is).toBe(was === null && is === null);
        expect(graphemeCount(was ?? '')).toBeLessThanOrEqual(200);
        expect(graphemeCount(is ?? '')).toBeLessThanOrEqual(200);
      }
    }),
  );
});

it('finds every single field that was changed', () => {
  fc.assert(
    fc.property(contents, contents, fc.nat(), (before, other, at) => {
      const names = Object.keys(before) as (keyof NoticeContent)[];
      const name = names[at % names.length] ?? 'title';
      const after = { ...before, [name]: other[name] };
      expect(noticeChanges(before, after).length > 0).toBe(!isDeepEqual(before[name], other[name]));
    }),
  );
});

it('finds as many fields on the way back', () => {
  fc.assert(
    fc.property(pairs, ({ before, after }) => {
      const fields = (changes: ReturnType<typeof noticeChanges>) =>
        changes.map(({ field }) => field);
      expect(fields(noticeChanges(before, after))).toEqual(fields(noticeChanges(after, before)));
    }),
  );
});
