import type { Cancellation, Notifications } from '#core';
import { answer } from './answer';

type Cluster = NonNullable<Awaited<ReturnType<Notifications['cluster']>>>;

/** {@link Notifications} from a table by id. */
export class MemoryNotifications implements Notifications {
  constructor(private readonly clusters: ReadonlyMap<string, Cluster> = new Map()) {}

  cluster(id: string, cancel?: Cancellation): Promise<Cluster | null> {
    return answer(cancel, () => this.clusters.get(id) ?? null);
  }
}
