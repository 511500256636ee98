import type { Collection } from '#core';

/** A collection of one's own. */
export interface CollectionSettingsProps {
  readonly collection: Collection;
}

/** `deleted`: it is there no more. */
export type CollectionSettingsAnswer = 'closed' | 'deleted';
