import type { Collection } from '#core';

/** A part of the settings of a collection. */
export interface SettingsPart {
  readonly collection: Collection;
  readonly isBusy: boolean;
  /** One write at a time; what fails is told. Answers whether it was done. */
  readonly write: (work: () => Promise<Collection>) => Promise<boolean>;
}
