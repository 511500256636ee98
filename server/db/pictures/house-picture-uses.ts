import type { Queries } from '../database';
import { setManyPictureUses } from './many-picture-uses';

/** The picture that a stored path of a house names. */
const PATH = /^\/house\/upload\/([0-9a-f]{32})$/;

interface ShownHouse {
  readonly listingNumber: string;
  /** As they are stored: `/house/upload/…`, and paths that name no picture that anybody brought. */
  readonly photos: readonly string[];
}

/**
 * Says which pictures the houses of a source show from now on, in the transaction that writes them; a
 * house is known by source and listing number.
 */
export function setHousePictures(
  tx: Queries,
  source: string,
  houses: readonly ShownHouse[],
  now: Date,
): Promise<void> {
  const shown = houses.map(({ listingNumber, photos }) => ({
    usedBy: `${source} ${listingNumber}`,
    pictureIds: photos.flatMap((path) => PATH.exec(path)?.[1] ?? []),
  }));
  return setManyPictureUses(tx, 'house', shown, now);
}
