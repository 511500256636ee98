import type { ComparedKind, HouseSummary } from '#core';

export interface CompareDockProps {
  /** What the list shows, whose pictures are here already. */
  readonly kind: ComparedKind;
  readonly listed: readonly Pick<HouseSummary, 'id' | 'photo'>[];
}
