import { adOfTurn, STORAGE_KEY, type Inventory, type KeyValueStorage } from '#core';

/**
 * The advertisement of a slot that is shown now; the next visit of this tab shows the one after it.
 * Undefined for an empty slot.
 */
export function takeAd(
  perTab: KeyValueStorage,
  slot: string,
  ads: readonly Inventory[],
): Inventory | undefined {
  const key = `${STORAGE_KEY.AD_TURN}_${slot}`;
  const turn = adOfTurn(ads, perTab.read(key));
  if (turn === null) return undefined;
  perTab.write(key, turn.next);
  return turn.ad;
}
