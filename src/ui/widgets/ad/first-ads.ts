import { adOfTurn, STORAGE_KEY, type Inventory } from '#core';
import type { Services } from '../../ground/services';

const MINUTE_MS = 60_000;

/**
 * The advertisements that a page begins with, by slot. Nobody knows yet what this tab has seen, so
 * they take turns by the minute; the tab goes on from there.
 */
export async function firstAds(
  { inventories, clock, perTab }: Pick<Services, 'inventories' | 'clock' | 'perTab'>,
  slots: readonly string[],
): Promise<ReadonlyMap<string, Inventory>> {
  const minute = String(Math.floor(clock.now() / MINUTE_MS));
  const found = await Promise.all(
    slots.map(async (slot) => {
      const turn = adOfTurn(await inventories.of(slot), minute);
      if (turn === null) return [];
      perTab.write(`${STORAGE_KEY.AD_TURN}_${slot}`, turn.next);
      return [[slot, turn.ad] as const];
    }),
  );
  return new Map(found.flat());
}
