import { fieldsOf, numberIn, parseJson } from '../shared/stored-json';
import type { ChecklistOwner } from './kept-checklists.ports';

/** How many checklists of whom a device still has to send. */
export type UnsentChecklists = ReadonlyMap<ChecklistOwner, number>;

/** From what a device stored; what cannot be read is left out. Nothing throws. */
export function parseUnsentChecklists(stored: string | null): UnsentChecklists {
  const fields = Object.entries(fieldsOf(parseJson(stored)));
  return new Map(
    fields.flatMap(([owner, value]) => {
      const count = Math.trunc(numberIn(value) ?? 0);
      return count > 0 ? [[owner, count] as const] : [];
    }),
  );
}

/** What is stored for {@link parseUnsentChecklists}; null where all was sent. */
export const storedUnsentChecklists = (unsent: UnsentChecklists): string | null =>
  unsent.size === 0 ? null : JSON.stringify(Object.fromEntries(unsent));

/** The same with the count of one owner as it is now. */
export function withUnsent(
  unsent: UnsentChecklists,
  owner: ChecklistOwner,
  count: number,
): UnsentChecklists {
  const rest = [...unsent].filter(([one]) => one !== owner);
  return new Map(count > 0 ? [...rest, [owner, count]] : rest);
}
