import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { writeNearbyPlaces } from '../db/geo/nearby-place-writer';
import { nearbyPlaces } from '../db/schema/contact';
import { sampleNearbyPlaces } from './sample-nearby-places';

const BATCH = 500;

/**
 * Adds the facilities of the sample where it has none, also to a sample that an earlier version
 * filled in.
 */
export async function fillNearbyPlaces(tx: Queries, source: string, seed: number): Promise<void> {
  const [known] = await tx
    .select({ number: nearbyPlaces.number })
    .from(nearbyPlaces)
    .where(eq(nearbyPlaces.source, source))
    .limit(1);
  if (known !== undefined) return;
  const places = sampleNearbyPlaces(seed);
  for (let from = 0; from < places.length; from += BATCH) {
    await writeNearbyPlaces(tx, places.slice(from, from + BATCH), source);
  }
}
