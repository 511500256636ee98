import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LatLng } from '#core';
import type { Queries } from '../database';
import type { WriteCounts } from '../houses/house-writer';
import { RowsAsJson } from '../rows-as-json';
import { busStops } from '../schema/places';

/** A bus stop to be stored; known again by its number. */
export interface NewBusStop extends LatLng {
  readonly number: string;
  readonly name: string;
}

const stopRows = new RowsAsJson(busStops, { keys: ['source', 'number'] });

/**
 * Adds bus stops, and replaces those that the source delivered before; of a number that comes
 * twice the last counts. Hand over some hundred at a time, in a transaction.
 */
export async function writeBusStops(
  tx: Queries,
  delivered: readonly NewBusStop[],
  source: string,
): Promise<WriteCounts> {
  const byNumber = new Map(delivered.map((stop) => [stop.number, stop] as const));
  const known = await tx
    .select()
    .from(busStops)
    .where(and(eq(busStops.source, source), inArray(busStops.number, [...byNumber.keys()])));
  const before = new Map(known.map((stop) => [stop.number, stop] as const));
  const different = [...byNumber.values()].filter((stop) => !isSame(stop, before.get(stop.number)));
  if (different.length > 0) {
    const rows = stopRows.of(different.map((stop) => ({ ...stop, source })));
    await tx.execute(sql`insert into bus_stops (${stopRows.names}) select ${stopRows.names} from ${rows}
      on conflict (${stopRows.keys}) do update set ${stopRows.replaced()}`);
  }
  const changed = different.filter(({ number }) => before.has(number)).length;
  return {
    added: different.length - changed,
    changed,
    unchanged: delivered.length - different.length,
  };
}

function isSame(stop: NewBusStop, stored: NewBusStop | undefined): boolean {
  return stop.name === stored?.name && stop.lat === stored.lat && stop.lng === stored.lng;
}
