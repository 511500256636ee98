import { makeAutoObservable, observable } from 'mobx';
import type { DealStanding, DealStatus, DirectDeals, OwnDeals, OwnDirect } from '#core';
import { askPages, PAGE, PagedList, type ReadyList } from '../../stores/paged-list';

interface OwnQuestion {
  readonly reader: string;
}
type ReadyOwn = ReadyList<OwnQuestion, OwnDirect>;

interface OwnDealsWorld {
  readonly directs: Pick<DirectDeals, 'mine'>;
  readonly own: OwnDeals;
  /** Told once one was changed: whoever shows it asks anew. */
  readonly changed: () => void;
}

/** The rooms that a member offers. */
export class OwnDealsStore {
  readonly list: PagedList<OwnQuestion, OwnDirect, ReadyOwn>;
  /** What the server said since the list was answered. */
  private readonly said = observable.map<string, Partial<OwnDirect>>();

  constructor(private readonly world: OwnDealsWorld) {
    const { directs } = world;
    this.list = new PagedList<OwnQuestion, OwnDirect, ReadyOwn>({
      ask: async (question, cancel, least) => {
        const page = await askPages((part) => directs.mine(part, cancel), least);
        return { kind: 'ready', question, more: 'idle', ...page };
      },
      askPage: (_, cursor, cancel) => directs.mine({ cursor, limit: PAGE }, cancel),
      keyOf: ({ reader }) => reader,
      isSameList: (a, b) => a.reader === b.reader,
      heard: (items) => {
        this.heard(items);
      },
    });
    makeAutoObservable<this, 'world' | 'said'>(this, { list: false, world: false, said: false });
  }

  /** Null while nothing was answered. */
  get items(): readonly OwnDirect[] | null {
    const { shown } = this.list;
    return shown && shown.items.map((deal) => ({ ...deal, ...this.said.get(deal.id) }));
  }

  /** Rejects where that is refused. */
  async confirm(id: string): Promise<void> {
    this.stands(await this.world.own.confirm(id));
  }

  /** Rejects where that is refused. */
  async setStatus(id: string, status: DealStatus): Promise<void> {
    this.stands(await this.world.own.setStatus(id, status));
  }

  /** Rejects where that is refused. */
  async remove(id: string): Promise<void> {
    await this.world.own.remove(id);
    this.asksAnew();
  }

  private stands(standing: DealStanding): void {
    this.said.set(standing.id, standing);
    this.asksAnew();
  }

  private asksAnew(): void {
    this.world.changed();
    this.list.reload();
  }

  private heard(items: readonly OwnDirect[]): void {
    for (const { id } of items) this.said.delete(id);
  }
}
