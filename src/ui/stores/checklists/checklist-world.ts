import type { Checklists, Clock, KeptChecklists, KeyValueStorage, Pictures, Random } from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { PageSight } from '../page-sight';

/** What checklists need of the world. */
export interface ChecklistWorld {
  readonly kept: KeptChecklists;
  /** For what a person pressed: a lost session asks them to log in. */
  readonly server: Pick<Checklists, 'share' | 'withdraw'>;
  /** For what goes by itself: a lost session asks nobody anything (spec/readings R14). */
  readonly byItself: ChecklistsByItself;
  readonly clock: Clock;
  readonly random: Random;
  readonly local: KeyValueStorage;
  /** Whose session it is; null for a visitor. Watched. */
  readonly member: () => string | null;
  readonly online: ListenToOnline;
  readonly hasNetwork: () => boolean;
  readonly sight: PageSight;
}

export interface ChecklistsByItself {
  readonly server: Pick<Checklists, 'join' | 'one'>;
  readonly pictures: Pictures;
}

/** What the checklists of somebody who is no member are kept under. */
export const VISITOR = '';
