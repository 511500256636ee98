import {
  directFilterToParams,
  mateFilterToParams,
  type Bounds,
  type DirectListQuery,
  type MateListQuery,
} from '#core';

/**
 * What a visitor's page asks by its head and by its first view alike, each as one text for all
 * questions that mean the same: so that a page asks them once.
 */
export const directsQuestion = ({ filter, ...part }: DirectListQuery): string =>
  `directs ${partOf(part)} ${new URLSearchParams(directFilterToParams(filter)).toString()}`;

export const matesQuestion = ({ filter, ...part }: MateListQuery): string =>
  `mates ${partOf(part)} ${new URLSearchParams(mateFilterToParams(filter)).toString()}`;

interface Part {
  readonly bounds: Bounds | null;
  readonly sort: string;
  readonly limit: number;
  readonly cursor: string | null;
}

const partOf = ({ bounds, sort, limit, cursor }: Part): string =>
  JSON.stringify([
    bounds && [bounds.swLat, bounds.swLng, bounds.neLat, bounds.neLng],
    sort,
    limit,
    cursor,
  ]);
