import type { CollectedRef } from '#core';

/** What is put in a collection, or taken out of it. */
export interface CollectProps {
  readonly item: CollectedRef;
  /** What it is called. */
  readonly title: string;
}
