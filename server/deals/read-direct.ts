import type { output } from 'zod/mini';
import {
  distanceMetres,
  directFaults,
  hiddenPlace,
  tidyDirect,
  type DirectDraft,
  type LatLng,
  type StationWalk,
} from '#core';
import type { directBody } from '#contract/deal-bodies';
import { Refusal } from '../errors';
import type { AppDeps } from '../ports/app-deps';
import type { DirectToKeep } from '../ports/deals/deals';
import { placeShift } from './place-shift';

/** No dong reaches farther from its middle: an address beyond is another dong's. */
const DONG_METRES = 15_000;

type Parts = Pick<AppDeps, 'dongs' | 'places' | 'env'>;

/**
 * A room as it is kept: checked by the core's rules, with what everybody may be told of its place.
 * @throws Refusal `deal-fault` by the field that breaks a rule.
 */
export async function readDirect(
  { dongs, places, env }: Parts,
  memberId: number,
  { dealType: _, ...sent }: output<typeof directBody>,
): Promise<DirectToKeep> {
  const given: DirectDraft = sent;
  const [fault] = directFaults(given);
  if (fault !== undefined) throw new Refusal('deal-fault', fault.field, fault.message);
  const draft = tidyDirect(given);
  const { place } = draft;
  const dong = await dongs.one(place.dongliCode);
  if (dong === null || distanceMetres(dong, place) > DONG_METRES)
    throw new Refusal('deal-fault', 'place', '주소와 동이 서로 맞지 않아요. 다시 골라 주세요.');
  const shown = hiddenPlace(place, placeShift(env.imageSecret, { memberId, place }));
  const { dongliCode, sido, sigungu, dong: name } = dong;
  return {
    draft,
    address: { dongliCode, sido, sigungu, dong: name },
    shown,
    station: await stationNear(places, shown),
  };
}

/** The nearest station of what everybody may know: the way from the room itself would tell of it. */
async function stationNear(places: Parts['places'], at: LatLng): Promise<StationWalk | null> {
  const stops = await places.stopsNear(at);
  const station = stops.find(({ kind }) => kind === 'station');
  if (station === undefined) return null;
  const { name, lines, walkMinutes } = station;
  return { name, lines, walkMinutes };
}
