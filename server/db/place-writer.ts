import type { Place } from '#core';
import type { Queries } from './database';
import { initialsForm } from './place-repository';
import { places } from './schema';

/** Puts these places in the place of all that there were. Run it in a transaction. */
export async function replacePlaces(tx: Queries, all: readonly Place[]): Promise<void> {
  await tx.delete(places);
  for (let start = 0; start < all.length; start += 500) {
    const batch = all.slice(start, start + 500);
    await tx
      .insert(places)
      .values(batch.map((place) => ({ ...place, initials: initialsForm(place.name) })));
  }
}
