import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { StoredPlace } from '../../ports/map/places';
import type { Database, Queries } from '../database';
import { meta, META_ROW } from '../schema/meta';
import { places } from '../schema/places';
import { initialsForm } from './place-repository';

/** A place as the table holds it. */
function placeRow(place: StoredPlace) {
  return { ...place, initials: initialsForm(place.name), area: place.area ?? null };
}

/** Puts these places in the place of all that there were. Run it in a transaction. */
async function replacePlaces(tx: Queries, all: readonly StoredPlace[]): Promise<void> {
  await tx.delete(places);
  for (let start = 0; start < all.length; start += 500)
    await tx.insert(places).values(all.slice(start, start + 500).map(placeRow));
}

/**
 * Puts the places that this version knows in the place of those that an earlier one left; where
 * they are the same nothing is written. A second process waits for the first.
 */
export async function fillPlaces(
  { db }: Pick<Database, 'db'>,
  known: readonly StoredPlace[],
): Promise<void> {
  const wanted = new Map(known.map((place) => [place.id, placeRow(place)]));
  await db.transaction(async (tx) => {
    await tx.select({ id: meta.id }).from(meta).where(eq(meta.id, META_ROW)).for('update');
    const stored = new Map((await tx.select().from(places)).map((row) => [row.id, row]));
    if (!isDeepStrictEqual(stored, wanted)) await replacePlaces(tx, known);
  });
}
