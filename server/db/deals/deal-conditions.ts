import { and, between, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Bounds, DealKind, NumberRange } from '#core';
import { deals } from '../schema/deals';

/** Written out, not a parameter: the planner has to see which part of an index it is. */
export const isKind = (kind: DealKind): SQL => sql`${deals.kind} = ${sql.raw(`'${kind}'`)}`;

/** What lists of deals ask, whatever their kind. */
export const inBounds = (bounds: Bounds | null): SQL | undefined =>
  bounds === null
    ? undefined
    : and(
        between(deals.lat, bounds.swLat, bounds.neLat),
        between(deals.lng, bounds.swLng, bounds.neLng),
      );

export const oneOf = (column: AnyPgColumn, codes: readonly string[]): SQL | undefined =>
  codes.length === 0 ? undefined : inArray(column, [...codes]);

export const inRange = (column: AnyPgColumn, { from, to }: NumberRange): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), to === null ? undefined : lte(column, to));
