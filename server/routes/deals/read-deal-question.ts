import type { Bounds, DirectFilter, MateFilter } from '#core';
import type { BoxQuery } from '#contract/box-queries';
import type { DirectFilterQuery, MateFilterQuery } from '#contract/deal-queries';

/** Null without a box: in the whole country. The contract lets no part of one pass. */
export function boxOf({ swLat, swLng, neLat, neLng }: BoxQuery): Bounds | null {
  const isWhole =
    swLat === undefined || swLng === undefined || neLat === undefined || neLng === undefined;
  return isWhole ? null : { swLat, swLng, neLat, neLng };
}

export const filterOf = (query: DirectFilterQuery): DirectFilter => ({
  roomTypes: query.roomType ?? [],
  rentTypes: query.rentType ?? [],
  deposit: { from: query.depositFrom ?? null, to: query.depositTo ?? null },
  monthly: { from: query.monthlyFrom ?? null, to: query.monthlyTo ?? null },
  parties: query.party ?? [],
  options: query.option ?? [],
  dongliCode: query.dongliCode ?? null,
});

export const matesOf = (query: MateFilterQuery): MateFilter => ({
  side: query.side ?? null,
  gender: query.gender ?? null,
  ages: query.age ?? [],
  rentTypes: query.rentType ?? [],
  deposit: { from: query.depositFrom ?? null, to: query.depositTo ?? null },
  monthly: { from: query.monthlyFrom ?? null, to: query.monthlyTo ?? null },
  utilities: query.utility ?? [],
  options: query.option ?? [],
  habits: query.habit ?? [],
  dongliCode: query.dongliCode ?? null,
});
