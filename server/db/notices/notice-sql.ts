import { sql, type SQL } from 'drizzle-orm';
import {
  areaKey,
  areaPath,
  NO_END,
  NOTICE_SORT,
  NOTICE_STATUS,
  type NoticeFilter,
  type NoticeSort,
} from '#core';
import { notices, noticesState } from '../schema/notices';

/** The version that the rows of a statement are of. */
export const noticesVersion = sql<string>`(select ${noticesState.version} from ${noticesState})`;

const { OPEN, SCHEDULED, EXPIRE } = NOTICE_STATUS;

/** The core's `noticeStatus` of a row at a moment. */
export function statusAt(now: number): SQL<string> {
  const at = moment(now);
  const isCalledOver = sql`${notices.isSaidOver} or ${notices.goneOn} is not null`;
  return sql<string>`case when ${isCalledOver} or ${notices.closesAt} <= ${at} then ${EXPIRE}::text
    when ${notices.opensAt} > ${at} then ${SCHEDULED}::text else ${OPEN}::text end`;
}

/** What each list of a filter asks of a row; the core's `matchesNoticeFilter` is all of it. */
export interface FilterParts {
  readonly supplies: SQL;
  readonly statuses: SQL;
  readonly organisations: SQL;
  readonly areas: SQL;
}

export function filterParts(filter: NoticeFilter, now: number): FilterParts {
  return {
    supplies: among(sql`${notices.supplyTypeCode}`, filter.supplies),
    statuses: among(statusAt(now), filter.statuses),
    organisations: among(sql`${notices.organisation}`, filter.organisations),
    areas: touches(filter.areas),
  };
}

export function passes(filter: NoticeFilter, now: number): SQL {
  return sql.join(Object.values(filterParts(filter, now)) as SQL[], sql` and `);
}

/** Whether a row is to come or open at a moment. */
export const isNotOver = (now: number): SQL<boolean> => sql<boolean>`${statusAt(now)} <> ${EXPIRE}`;

export const isOneOf = (ids: readonly number[]): SQL =>
  sql`${notices.id} = any(${sql.param([...ids])}::bigint[])`;

/** The core's `noticePlace` of a row: by group, then by key, then the later id first. */
export function placeIn(sort: NoticeSort, now: number): { readonly group: SQL; readonly key: SQL } {
  if (sort === NOTICE_SORT.newest)
    return { group: sql`0`, key: sql`-(${notices.announcedOn}::bigint)` };
  const status = statusAt(now);
  const closes = milliseconds(sql`${notices.closesAt}`);
  const opens = milliseconds(sql`${notices.opensAt}`);
  return {
    group: sql`case ${status} when ${OPEN} then 0 when ${SCHEDULED} then 1 else 2 end`,
    key: sql`case ${status} when ${OPEN} then ${closes} when ${SCHEDULED} then ${opens} else -${closes} end`,
  };
}

const milliseconds = (column: SQL): SQL =>
  sql`coalesce((extract(epoch from ${column}) * 1000)::bigint, ${sql.raw(String(NO_END))})`;

const moment = (now: number): SQL => sql`${new Date(now).toISOString()}::timestamptz`;

const EVERY = sql`true`;

const among = (value: SQL, words: readonly string[]): SQL =>
  words.length === 0 ? EVERY : sql`${value} = any(${texts(words)})`;

/** One of two areas lies in the other (the core's `doAreasTouch`). */
function touches(asked: readonly string[]): SQL {
  if (asked.length === 0) return EVERY;
  const keys = asked.map(areaKey).filter((key) => key !== '');
  const paths = [...new Set(asked.flatMap(areaPath))];
  return sql`(${notices.areaWithin} && ${texts(keys)} or ${notices.areaOwn} && ${texts(paths)})`;
}

const texts = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`;
