import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LatLng, NearbyCategory } from '#core';
import type { Queries } from '../database';
import type { WriteCounts } from '../houses/house-writer';
import { RowsAsJson } from '../rows-as-json';
import { nearbyPlaces } from '../schema/places';

/** A facility to be stored; known again by its number. */
export interface NewNearbyPlace extends LatLng {
  readonly number: string;
  readonly category: NearbyCategory;
  readonly name: string;
}

const placeRows = new RowsAsJson(nearbyPlaces, { keys: ['source', 'number'] });

/**
 * Adds facilities, and replaces those that the source delivered before; of a number that comes
 * twice the last counts. Hand over some hundred at a time, in a transaction.
 */
export async function writeNearbyPlaces(
  tx: Queries,
  delivered: readonly NewNearbyPlace[],
  source: string,
): Promise<WriteCounts> {
  const byNumber = new Map(delivered.map((place) => [place.number, place] as const));
  const known = await tx
    .select()
    .from(nearbyPlaces)
    .where(
      and(eq(nearbyPlaces.source, source), inArray(nearbyPlaces.number, [...byNumber.keys()])),
    );
  const before = new Map(known.map((place) => [place.number, place] as const));
  const different = [...byNumber.values()].filter(
    (place) => !isSame(place, before.get(place.number)),
  );
  if (different.length > 0) {
    const rows = placeRows.of(different.map((place) => ({ ...place, source })));
    await tx.execute(sql`insert into nearby_places (${placeRows.names}) select ${placeRows.names} from ${rows}
      on conflict (${placeRows.keys}) do update set ${placeRows.replaced()}`);
  }
  const changed = different.filter(({ number }) => before.has(number)).length;
  return {
    added: different.length - changed,
    changed,
    unchanged: delivered.length - different.length,
  };
}

function isSame(place: NewNearbyPlace, stored: NewNearbyPlace | undefined): boolean {
  return (
    place.category === stored?.category &&
    place.name === stored.name &&
    place.lat === stored.lat &&
    place.lng === stored.lng
  );
}
