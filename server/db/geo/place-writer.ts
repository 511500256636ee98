import type { Area, Place } from '#core';
import type { Queries } from '../database';
import { initialsForm } from './place-repository';
import { places } from '../schema/houses';

/** A place to be stored; a dong says how an address names it. */
export type StoredPlace = Place & { readonly area?: Area };

/** A place as the table holds it. */
export function placeRow(place: StoredPlace) {
  return { ...place, initials: initialsForm(place.name), area: place.area ?? null };
}

/** Puts these places in the place of all that there were. Run it in a transaction. */
export async function replacePlaces(tx: Queries, all: readonly StoredPlace[]): Promise<void> {
  await tx.delete(places);
  for (let start = 0; start < all.length; start += 500)
    await tx.insert(places).values(all.slice(start, start + 500).map(placeRow));
}
