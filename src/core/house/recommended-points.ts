import type { House } from './house';

/** What a house can earn in the recommended order: 100 points in all. */
export const RECOMMENDED_POINTS = { ad: 40, fresh: 40, near: 20 } as const;

const DAY_MS = 86_400_000;
/** Of the points for the ad. */
const POINTS_AN_ANSWER = 4;
const POINTS_A_PHOTO = 2;
const PHOTOS_THAT_COUNT = 8;
/** Shorter than this a description says little. */
const TELLING_LENGTH = 40;

/** What of a house says how good its ad is; pictures are counted, whatever they are. */
export type JudgedAd = Pick<
  House,
  'maintenance' | 'direction' | 'approvedOn' | 'station' | 'description'
> & {
  readonly contact: Pick<House['contact'], 'tel' | 'sms'>;
  readonly photos: readonly unknown[];
};

/**
 * How much of what a person asks first the ad answers, and how well it is pictured: a whole number of
 * points, up to 40.
 */
export function adQuality(ad: JudgedAd): number {
  const answers = [
    ad.maintenance !== null,
    ad.direction !== null,
    ad.approvedOn !== null,
    ad.station !== null,
    ad.description.length >= TELLING_LENGTH,
    ad.contact.tel !== null || ad.contact.sms !== null,
  ].filter(Boolean).length;
  const photos = Math.min(ad.photos.length, PHOTOS_THAT_COUNT);
  return answers * POINTS_AN_ANSWER + photos * POINTS_A_PHOTO;
}

/** One point less for each whole day since the house was confirmed, none after 40; both in ms. */
export function freshPoints(confirmedAt: number, now: number): number {
  const days = Math.floor((now - confirmedAt) / DAY_MS);
  return Math.max(0, RECOMMENDED_POINTS.fresh - Math.max(0, days));
}

/**
 * Up to 20 points near the middle of the box that is asked about. `away` is the squared distance from
 * that middle as a share of the corners' (fromMiddle of the map): they fall with it, to none in the
 * corners and beyond.
 */
export function nearPoints(away: number): number {
  const { near } = RECOMMENDED_POINTS;
  return Math.max(0, near - Math.floor(near * away));
}

/** The points of a house in the recommended order, 0 to 100; most stand first. `now` in ms. */
export function recommendedPoints(
  house: JudgedAd & Pick<House, 'confirmedAt'>,
  { now, away }: { readonly now: number; readonly away: number },
): number {
  return adQuality(house) + freshPoints(Date.parse(house.confirmedAt), now) + nearPoints(away);
}
