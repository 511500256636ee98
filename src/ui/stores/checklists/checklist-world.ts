import type { Checklists, Clock, KeptChecklists, KeyValueStorage, Pictures, Random } from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { PageSight } from '../page-sight';

/** What checklists need of the world. */
export interface ChecklistWorld {
  readonly kept: KeptChecklists;
  /** Asked by the page itself: whoever is gone keeps all of it on the device, and is asked nothing. */
  readonly server: Pick<Checklists, 'join' | 'one' | 'share' | 'withdraw'>;
  readonly pictures: Pictures;
  readonly clock: Clock;
  readonly random: Random;
  readonly local: KeyValueStorage;
  /** Whose session it is; null for a visitor. Watched. */
  readonly member: () => string | null;
  readonly online: ListenToOnline;
  readonly hasNetwork: () => boolean;
  readonly sight: PageSight;
}

/** What the checklists of somebody who is no member are kept under. */
export const VISITOR = '';
