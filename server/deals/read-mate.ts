import type { output } from 'zod/mini';
import { isWholeMate, mateFaults, tidyMate, type Area, type LatLng, type MateDraft } from '#core';
import type { mateBody } from '#contract/mate-bodies';
import { Refusal } from '../errors';
import type { AppDeps } from '../ports/app-deps';
import type { MateToKeep } from '../ports/deals/mates';

/** What is not said of a room by who wants one. */
const NO_ROOM = { maintenance: null, people: null, rooms: null, ownArea: null } as const;

/**
 * A listing as it is kept: checked by the core's rules, its dongs named as the server knows them.
 * @throws Refusal `deal-fault` by the field that breaks a rule.
 */
export async function readMate(
  { dongs }: Pick<AppDeps, 'dongs'>,
  { dealType: _, dongliCodes, ...sent }: output<typeof mateBody>,
): Promise<MateToKeep> {
  const found = await Promise.all(dongliCodes.map((code) => dongs.one(code)));
  const known = found.filter((dong) => dong !== null);
  const [at] = known;
  if (known.length < found.length || at === undefined)
    throw new Refusal('deal-fault', 'dongs', '동네를 목록에서 다시 골라 주세요.');
  const draft: MateDraft =
    sent.side === 'HAS'
      ? { ...sent, dongs: known.map(areaOf) }
      : { ...sent, ...NO_ROOM, pictureIds: [], dongs: known.map(areaOf) };
  const [fault] = mateFaults(draft);
  if (fault !== undefined) throw new Refusal('deal-fault', fault.field, fault.message);
  const mate = tidyMate(draft);
  if (!isWholeMate(mate)) throw new Refusal('deal-fault');
  return { mate, at: { lat: at.lat, lng: at.lng } };
}

const areaOf = ({ dongliCode, sido, sigungu, dong }: Area & LatLng): Area => ({
  dongliCode,
  sido,
  sigungu,
  dong,
});
