import * as z from 'zod/mini';
import {
  CIRCLE,
  DONG_CODE_FORM,
  GROUP,
  isDayTime,
  MARRIAGE,
  NOTICE_FIELD,
  NOTICE_SOURCE,
  NOTICE_STATUS,
  OCCUPATION,
  SCHEDULE_KIND,
  SUPPLY,
} from '#core';

const text = z.string();
const maybe = z.nullable(text);
const count = z.int().check(z.gte(0));
const day = text.check(z.regex(/^\d{8}$/));
/** A day of Asia/Seoul, with the minute where that is known: 2026-11-25, 2026-11-25T17:00+09:00. */
const dayTime = text.check(
  z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}\+09:00)?$/),
  z.refine(isDayTime),
);
/** Whole won, unlike the prices of houses. */
const won = z.int().check(z.gte(0));
const range = z.object({ from: won, to: won });
const area = z.object({ code: text.check(z.regex(DONG_CODE_FORM)), name: text });

const condition = z.union([
  z.object({ kind: z.literal('age'), from: z.nullable(count), to: z.nullable(count) }),
  z.object({ kind: z.literal('home'), whose: z.enum(['SELF', 'HOUSEHOLD']) }),
  z.object({
    kind: z.literal('income'),
    whose: z.enum(CIRCLE),
    limits: z.array(won),
    further: z.nullable(won),
  }),
  z.object({ kind: z.literal('assets'), whose: z.enum(CIRCLE), limit: won }),
  z.object({ kind: z.literal('car'), limit: won }),
  z.object({
    kind: z.literal('residence'),
    areas: z.array(text),
    /** What each of these areas is called; left out where one has no name that is known. */
    names: z.exactOptional(z.array(text)),
    orWork: z.boolean(),
  }),
  z.object({ kind: z.literal('apart') }),
  z.object({ kind: z.literal('occupation'), anyOf: z.array(z.enum(OCCUPATION)) }),
  z.object({ kind: z.literal('marriage'), anyOf: z.array(z.enum(MARRIAGE)) }),
  z.object({ kind: z.literal('group'), anyOf: z.array(z.enum(GROUP)) }),
  z.object({ kind: z.literal('unread'), text }),
]);

const conditions = z.object({
  on: z.nullable(day),
  ranks: z.array(z.object({ name: maybe, conditions: z.array(condition) })),
});

const shown = {
  id: text,
  status: z.enum(NOTICE_STATUS),
  supplyTypeCode: z.enum(SUPPLY),
  areas: z.array(area),
  from: z.nullable(dayTime),
  until: z.nullable(dayTime),
  announcedOn: day,
  conditions,
  organisation: text,
  title: text,
  isExample: z.boolean(),
  deposit: z.nullable(range),
  monthly: z.nullable(range),
  months: z.nullable(count),
  count: z.nullable(count),
  correctedOn: z.nullable(day),
  link: maybe,
  goneOn: z.nullable(day),
};

const unit = z.object({
  name: text,
  detail: maybe,
  rank: maybe,
  area: z.nullable(z.number()),
  deposit: z.nullable(range),
  monthly: z.nullable(range),
  months: z.nullable(count),
  count: z.nullable(count),
  exchange: z.nullable(z.object({ from: won, to: won, ratePercent: z.number() })),
});

const notice = z.object({
  ...shown,
  office: maybe,
  summary: maybe,
  schedule: z.array(
    z.object({
      kind: z.enum(SCHEDULE_KIND),
      name: maybe,
      from: dayTime,
      to: z.nullable(dayTime),
      note: maybe,
    }),
  ),
  units: z.array(unit),
  documents: z.array(z.object({ name: text, note: maybe, issuer: maybe, link: maybe })),
  attachments: z.array(z.object({ name: text, link: text, bytes: z.nullable(count) })),
  contact: z.nullable(z.object({ tel: text, hours: maybe })),
  corrections: z.array(
    z.object({
      number: count,
      on: day,
      changes: z.array(z.object({ field: z.enum(NOTICE_FIELD), before: maybe, after: maybe })),
    }),
  ),
  source: z.enum(NOTICE_SOURCE),
  checkedAt: z.iso.datetime({ offset: true }),
});

/** A row of a list. */
export const noticeSummary = z.object(shown);

/** GET /v2/notices */
export const noticeListReply = z.object({
  result: z.array(noticeSummary),
  page: z.object({ next: z.nullable(text), total: count, version: text }),
});

/** GET /v2/notices/tally */
export const noticeTallyReply = z.object({
  item: z.object({
    total: count,
    supplies: z.array(z.object({ code: z.enum(SUPPLY), count })),
    statuses: z.array(z.object({ code: z.enum(NOTICE_STATUS), count })),
    organisations: z.array(z.object({ name: text, count })),
    areas: z.array(z.object({ ...area.def.shape, count })),
  }),
});

/** A short list is whole at once. */
const whole = z.object({ next: z.null(), total: count });

/** GET /v2/notices/weighed */
export const weighedNoticesReply = z.object({
  result: z.array(noticeSummary),
  page: z.object({ next: z.nullable(text), total: count }),
});

/** GET /v2/notices/some */
export const fewNoticesReply = z.object({ result: z.array(noticeSummary), page: whole });

/** GET /v2/notices/{id} */
export const noticeReply = z.object({ item: notice });
