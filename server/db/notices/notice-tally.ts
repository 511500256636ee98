import { sql } from 'drizzle-orm';
import {
  countedAreas,
  NOTICE_STATUS,
  SUPPLY_CODES,
  type NoticeArea,
  type NoticeFilter,
  type NoticeTally,
} from '#core';
import type { Queries } from '../database';
import { notices } from '../schema/notices';
import { filterParts, statusAt } from './notice-sql';

/** How many notices are of one kind: of a word, or for the same areas; and the areas of those asked for. */
interface Counted {
  readonly [column: string]: unknown;
  readonly of: 'total' | 'supply' | 'status' | 'organisation' | 'areas' | 'others';
  readonly word: string | null;
  readonly areas: readonly NoticeArea[] | null;
  readonly count: number;
}

/** The core's `tallyNotices`, counted by the database in one statement. */
export async function tallyOf(
  queries: Queries,
  filter: NoticeFilter,
  now: number,
): Promise<NoticeTally> {
  const { supplies, statuses, organisations, areas } = filterParts(filter, now);
  // Of areas that are asked for, what they are called is known also where nothing else passes.
  const others =
    filter.areas.length === 0
      ? sql``
      : sql`union all select 'others', null, areas, 0 from each where in_areas group by areas`;
  const { rows } = await queries.execute<Counted>(sql`
    with each as materialized (
      select ${notices.supplyTypeCode} as supply, ${statusAt(now)} as status,
        ${notices.organisation} as organisation, ${notices.areas} as areas,
        ${supplies} as in_supplies, ${statuses} as in_statuses,
        ${organisations} as in_organisations, ${areas} as in_areas
      from ${notices}
    )
    select 'total' as of, null::text as word, null::jsonb as areas, count(*)::int as count from each
      where in_supplies and in_statuses and in_organisations and in_areas
    union all select 'supply', supply, null, count(*)::int from each
      where in_statuses and in_organisations and in_areas group by supply
    union all select 'status', status, null, count(*)::int from each
      where in_supplies and in_organisations and in_areas group by status
    union all select 'organisation', organisation, null, count(*)::int from each
      where in_supplies and in_statuses and in_areas group by organisation
    union all select 'areas', null, areas, count(*)::int from each
      where in_supplies and in_statuses and in_organisations group by areas
    ${others}`);
  const countsOf = (of: Counted['of']) =>
    new Map(rows.filter((row) => row.of === of).map(({ word, count }) => [word, count] as const));
  const [bySupply, byStatus] = [countsOf('supply'), countsOf('status')];
  const areasOf = (of: Counted['of']) =>
    rows
      .filter((row) => row.of === of)
      .map((row) => ({ areas: row.areas ?? [], count: row.count }));
  return {
    total: countsOf('total').get(null) ?? 0,
    supplies: SUPPLY_CODES.map((code) => ({ code, count: bySupply.get(code) ?? 0 })),
    statuses: Object.values(NOTICE_STATUS).map((code) => ({
      code,
      count: byStatus.get(code) ?? 0,
    })),
    organisations: [...countsOf('organisation')]
      .map(([name, count]) => ({ name: name ?? '', count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    areas: countedAreas(
      areasOf('areas'),
      filter.areas,
      areasOf('others').flatMap(({ areas: named }) => named),
    ),
  };
}
