import {
  orderedParams,
  type Bounds,
  type HouseFilter,
  type HouseMapQuery,
  type LatLng,
} from '#core';
import { degrees } from '../degrees';

type Written = Readonly<Record<string, string | number>>;

export const MARKS_PATH = '/v2/houses/map';

/** A question about the houses of a box, written alike by whoever asks it: caches go by the text. */
export const boxParams = ({
  bounds,
  filter,
}: {
  readonly bounds: Bounds;
  readonly filter: HouseFilter;
}): Written => ({ ...boundsParams(bounds), ...orderedParams(filter) });

/** The corners of a box. */
export const boundsParams = (bounds: Bounds): Record<keyof Bounds, string> => ({
  swLat: degrees('lat', bounds.swLat),
  swLng: degrees('lng', bounds.swLng),
  neLat: degrees('lat', bounds.neLat),
  neLng: degrees('lng', bounds.neLng),
});

export const marksParams = (query: HouseMapQuery): Written => ({
  ...boxParams(query),
  level: query.level,
});

/** Seven decimals are a centimetre; more would only make addresses that no cache has seen. */
export const pointParams = ({ lat, lng }: LatLng): Record<keyof LatLng, string> => ({
  lat: degrees('lat', lat),
  lng: degrees('lng', lng),
});
