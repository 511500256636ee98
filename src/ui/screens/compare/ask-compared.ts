import {
  COMPARED_KIND,
  comparedDirect,
  comparedHouse,
  comparedRef,
  type Cancellation,
  type ComparedRoom,
  type Photo,
} from '#core';
import type { Services } from '../../ground/services';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';

/** What stands in a column. */
export interface Compared {
  readonly room: ComparedRoom;
  readonly photo: Photo | null;
}

/** By code; null for one that is no longer there. */
export type FoundRooms = ReadonlyMap<string, Compared | null>;

/** What was found, and whom it was answered to. */
export interface KeptCompared {
  readonly reader: string | null;
  readonly found: FoundRooms;
}

/** What the comparison keeps for the way back to it. */
export const COMPARED_SLOT: SnapshotSlot<KeptCompared> = { name: 'compared' };

export type ComparedSource = Pick<Services, 'houses' | 'directs'>;

async function askOne(
  { houses, directs }: ComparedSource,
  code: string,
  cancel?: Cancellation,
): Promise<Compared | null> {
  const ref = comparedRef(code);
  if (ref === null) return null;
  if (ref.kind === COMPARED_KIND.house) {
    const house = await houses.one(ref.id, cancel);
    const room = house && comparedHouse(house);
    return room && { room, photo: house.photos[0] ?? null };
  }
  const answer = await directs.one(ref.id, cancel);
  if (!answer.ok) return null;
  const room = comparedDirect(answer.value);
  return room && { room, photo: answer.value.photos[0] ?? null };
}

/** All of them at once; rejects where one cannot be told. */
export const askCompared = (
  source: ComparedSource,
  codes: readonly string[],
  cancel?: Cancellation,
): Promise<(readonly [code: string, found: Compared | null])[]> =>
  Promise.all(codes.map(async (code) => [code, await askOne(source, code, cancel)] as const));
