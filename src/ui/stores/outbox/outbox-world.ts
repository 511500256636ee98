import type { Clock, KeyValueStorage, Random } from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { ListenToStorage } from '../listen-to-storage';
import type { PageSight } from '../page-sight';
import type { WritePorts } from './write-sending';

/** Does work while no other tab does any under the same name; answers, or rejects, as the work does. */
export type TakeTurns = <Done>(name: string, work: () => Promise<Done>) => Promise<Done>;

/** Does something once after so many ms, unless it is stopped by what is returned. */
export type After = (ms: number, then: () => void) => () => void;

export interface OutboxWorld {
  readonly storage: KeyValueStorage;
  readonly listen: ListenToStorage;
  readonly online: ListenToOnline;
  /** False where the device knows that it has none; true says little. */
  readonly hasNetwork: () => boolean;
  readonly sight: PageSight;
  readonly clock: Clock;
  readonly random: Pick<Random, 'number'>;
  readonly turns: TakeTurns;
  readonly after: After;
  /** For what goes by itself: a lost session asks nobody anything (spec/readings R14). */
  readonly byItself: WritePorts;
}
