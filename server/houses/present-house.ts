import { publicContact, toldWays, type House, type HouseSummary, type Photo } from '#core';
import type { HouseRecord, HouseSummaryRecord } from '../ports/houses/house-record';

type PresentPhoto = (path: string) => Photo;

/**
 * A stored house as the wire shows it: with signed links in place of its pictures' paths, and without the
 * numbers of private people, which members press for.
 */
export function presentHouse(record: HouseRecord, presentPhoto: PresentPhoto): House {
  const ways = toldWays(record);
  return {
    ...record,
    contact: publicContact(record),
    ...(ways.length > 0 && { ways }),
    photos: record.photos.map(presentPhoto),
  };
}

/** The same for a card. */
export function presentSummary(
  record: HouseSummaryRecord,
  presentPhoto: PresentPhoto,
): HouseSummary {
  return { ...record, photo: record.photo === null ? null : presentPhoto(record.photo) };
}

/** A few cards that are all there are: no page follows them. */
export function presentFew(
  found: readonly HouseSummaryRecord[],
  presentPhoto: PresentPhoto,
): { result: HouseSummary[]; page: { next: null; total: number } } {
  return {
    result: found.map((record) => presentSummary(record, presentPhoto)),
    page: { next: null, total: found.length },
  };
}
