import type { output } from 'zod/mini';
import {
  AREA_DIGITS,
  directDayFaults,
  distanceMetres,
  directFaults,
  hiddenPlace,
  seoulDay,
  tidyDirect,
  type Area,
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
/** So near its middle a point may lie in a dong, whatever its neighbours' borders say. */
const NEAR_METRES = 3_000;
/** Nearer to it a point was taken from it, for want of the building's. */
const SAME_METRES = 1;

type Parts = Pick<AppDeps, 'clock' | 'dongs' | 'places' | 'env'>;

/**
 * A room as it is kept: checked by the core's rules, with what everybody may be told of its place.
 * @throws Refusal `deal-fault` by the field that breaks a rule.
 */
export async function readDirect(
  { clock, dongs, places, env }: Parts,
  { memberId, isNew }: { readonly memberId: number; readonly isNew: boolean },
  { dealType: _, ...sent }: output<typeof directBody>,
): Promise<DirectToKeep> {
  const given: DirectDraft = sent;
  const today = seoulDay(clock.now());
  const [fault] = [...directFaults(given), ...directDayFaults(given, today, isNew)];
  if (fault !== undefined) throw new Refusal('deal-fault', fault.field, fault.message);
  const draft = tidyDirect(given);
  const { place } = draft;
  const dong = await dongs.one(place.dongliCode);
  if (dong === null || !(await liesIn(places, dong, place)))
    throw new Refusal('deal-fault', 'place', '주소와 동이 서로 맞지 않아요. 다시 골라 주세요.');
  const isMiddle = distanceMetres(dong, place) < SAME_METRES;
  const shown = hiddenPlace(place, placeShift(env.imageSecret, { memberId, place }));
  const { dongliCode, sido, sigungu, dong: name } = dong;
  return {
    draft,
    address: { dongliCode, sido, sigungu, dong: name },
    shown,
    station: isMiddle ? null : await stationNear(places, shown),
    isMiddle,
  };
}

/**
 * Whether a point may lie in a dong: near its middle, or in its 시·군·구 as far as anybody knows. Borders of
 * dongs are not known everywhere, and an address on one may be either's.
 */
async function liesIn(places: Parts['places'], dong: Area & LatLng, at: LatLng): Promise<boolean> {
  const metres = distanceMetres(dong, at);
  if (metres <= NEAR_METRES || metres > DONG_METRES) return metres <= NEAR_METRES;
  const area = await places.areaAt(at);
  const sigunguOf = (code: string): string => code.slice(0, AREA_DIGITS.sigungu);
  return area === null || sigunguOf(area.dongliCode) === sigunguOf(dong.dongliCode);
}

/** The nearest station of what everybody may know: the way from the room itself would tell of it. */
async function stationNear(places: Parts['places'], at: LatLng): Promise<StationWalk | null> {
  const stops = await places.stopsNear(at);
  const station = stops.find(({ kind }) => kind === 'station');
  if (station === undefined) return null;
  const { name, lines, walkMinutes } = station;
  return { name, lines, walkMinutes };
}
