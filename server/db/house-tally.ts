import { and, not, sql, type SQL } from 'drizzle-orm';
import {
  AREA_RANGE,
  DEPOSIT_RANGE,
  MONTHLY_RANGE,
  TALLY_BARS,
  type HouseFilter,
  type HouseTally,
  type HouseTallyQuery,
  type NumberRange,
  type SliderRange,
} from '#core';
import type { Queries } from './database';
import { isAsked, isJeonse, passesRange, rentOf } from './house-filter-sql';
import type { Dated } from './house-queries';
import { houses } from './schema';

type Slider = keyof typeof passesRange;

const ANY: NumberRange = { from: null, to: null };

/** One look at the houses of the box: each stands in at most one bar of each histogram. */
export async function tallyHouses(db: Queries, query: Dated<HouseTallyQuery>): Promise<HouseTally> {
  const { filter } = query;
  const spread = db
    .select({
      passes: sql<boolean>`${all(filter, ['deposit', 'monthly', 'area'])}`.as('passes'),
      deposit: barWhere(
        all(filter, ['monthly', 'area']),
        bar(DEPOSIT_RANGE, sql`${houses.deposit}`),
      ).as('deposit_bar'),
      monthly: barWhere(
        sql`${not(isJeonse())} and ${all(filter, ['deposit', 'area'])}`,
        bar(MONTHLY_RANGE, rentOf(filter)),
      ).as('monthly_bar'),
      area: barWhere(all(filter, ['deposit', 'monthly']), bar(AREA_RANGE, sql`${houses.area}`)).as(
        'area_bar',
      ),
    })
    .from(houses)
    .where(isAsked({ ...query, filter: { ...filter, deposit: ANY, monthly: ANY, area: ANY } }))
    .as('spread');
  const rows = await db
    .select({
      which: sql<number>`grouping(${spread.deposit}, ${spread.monthly}, ${spread.area})`,
      bar: sql<number | null>`coalesce(${spread.deposit}, ${spread.monthly}, ${spread.area})`,
      count: sql<number>`count(*)::int`,
      passing: sql<number>`(count(*) filter (where ${spread.passes}))::int`,
    })
    .from(spread)
    .groupBy(sql`grouping sets ((${spread.deposit}), (${spread.monthly}), (${spread.area}), ())`);
  const bars = (which: number) =>
    Array.from(
      { length: TALLY_BARS },
      (_, at) => rows.find((row) => row.which === which && row.bar === at)?.count ?? 0,
    );
  return {
    total: rows.find(({ which }) => which === 0b111)?.passing ?? 0,
    // grouping(): a bit for each column that a row is not grouped by, the first one highest.
    deposit: bars(0b011),
    monthly: bars(0b101),
    area: bars(0b110),
  };
}

function all(filter: HouseFilter, sliders: readonly Slider[]): SQL {
  return and(...sliders.map((slider) => passesRange[slider](filter))) ?? sql`true`;
}

/** The bar of a house that a histogram counts; null for the others. */
function barWhere(isCounted: SQL, value: SQL): SQL<number | null> {
  return sql`case when ${isCounted} then ${value} end`;
}

/** The same rule as the core's `tallyBar`, in the same floating point numbers. */
function bar({ min, max }: SliderRange, value: SQL): SQL {
  const part = sql`floor((${value}::float8 - ${min}::float8) * ${TALLY_BARS}::float8 / ${max - min}::float8)`;
  return sql`least(greatest(${part}, 0), ${TALLY_BARS - 1}::float8)::int`;
}
