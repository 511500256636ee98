import type { House, HouseSummary, Photo } from '#core';
import type { HouseRecord, HouseSummaryRecord } from '../ports/house-record';

type PresentPhoto = (path: string) => Photo;

/** A stored house as the wire shows it: with signed links in place of its pictures' paths. */
export function presentHouse(record: HouseRecord, presentPhoto: PresentPhoto): House {
  return { ...record, photos: record.photos.map(presentPhoto) };
}

/** The same for a card. */
export function presentSummary(
  record: HouseSummaryRecord,
  presentPhoto: PresentPhoto,
): HouseSummary {
  return { ...record, photo: record.photo === null ? null : presentPhoto(record.photo) };
}
