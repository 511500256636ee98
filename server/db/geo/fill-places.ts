import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { knownPlaces } from '../../geography/known-places';
import { placeRow, replacePlaces } from './place-writer';
import { meta, places } from '../schema/houses';

const META_ROW = 1;

/**
 * Puts the places that this version knows in the place of those that an earlier one left; where
 * they are the same nothing is written. A second process waits for the first.
 */
export async function fillPlaces({ db }: Pick<Database, 'db'>): Promise<void> {
  const known = knownPlaces();
  const wanted = new Map(known.map((place) => [place.id, placeRow(place)]));
  await db.transaction(async (tx) => {
    await tx.select({ id: meta.id }).from(meta).where(eq(meta.id, META_ROW)).for('update');
    const stored = new Map((await tx.select().from(places)).map((row) => [row.id, row]));
    if (!isDeepStrictEqual(stored, wanted)) await replacePlaces(tx, known);
  });
}
