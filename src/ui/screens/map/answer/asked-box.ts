import { askedBounds, type Bounds, type SettledView } from '#core';
import { isNearlySameBox } from '../view/view-bounds';

/** The one box that map, list and counts ask for, and the view that it was cut for. */
export interface AskedBox {
  readonly bounds: Bounds;
  readonly seen: SettledView;
}

/** The former one where the view has not moved to speak of, also beside a line of the grid. */
export function askedBox(seen: SettledView, former: AskedBox | null): AskedBox {
  const isFormer =
    former !== null &&
    former.seen.level === seen.level &&
    isNearlySameBox(former.seen.bounds, seen.bounds);
  return isFormer ? former : { seen, bounds: askedBounds(seen.bounds, seen.level) };
}
