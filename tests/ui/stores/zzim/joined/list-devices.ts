import {
  AppError,
  type KeyValueStorage,
  type Joined,
  type MemberList,
  type MemberLists,
} from '#core';
import {
  MemoryListBook,
  MemoryMemberLists,
} from '../../../../../src/adapters/memory/lists/memory-member-lists';
import { MemoryClock } from '../../../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../../../src/adapters/memory/memory-storage';
import { SeenStore } from '../../../../../src/ui/stores/seen/seen-store';
import { BookmarkStore } from '../../../../../src/ui/stores/zzim/bookmark-store';
import { DealZzimStore } from '../../../../../src/ui/stores/zzim/deal-zzim-store';
import { JoinedLists } from '../../../../../src/ui/stores/zzim/joined/joined-lists';
import { ListsHere } from '../../../../../src/ui/stores/zzim/lists-here';
import { RecentStore } from '../../../../../src/ui/stores/zzim/recent-store';
import { TypedHere } from '../../../../../src/ui/stores/typed-here';
import { ZzimStore } from '../../../../../src/ui/stores/zzim/zzim-store';

const START = Date.UTC(2026, 10, 20, 3);

export const house = (id: string, monthly = 50) => ({
  id,
  status: 'OPEN' as const,
  dealType: 'MONTH_RENT' as const,
  deposit: 1000,
  monthly,
  maintenance: null,
});
export const deal = (id: string) => ({
  id,
  rentType: 'MONTH_RENT' as const,
  deposit: 500,
  monthly: 45,
  maintenance: 5,
});

/** Until all that was said is answered. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
}

/** The server that all devices speak with. */
export class ListServer {
  readonly book = new MemoryListBook();
  readonly clock = new MemoryClock(START);
  /** `set house 1`, by whom, in the order in which they arrived. */
  readonly asked: string[] = [];
  /** Whose deals there are: who keeps one, is told to its owner. */
  readonly hearts: string[] = [];

  as(member: () => string | null, before: (list: string) => Promise<void>): MemberLists {
    const lists = new MemoryMemberLists(
      { book: this.book, clock: this.clock, member },
      {
        keep: (id) => {
          if (id === '404') return Promise.reject(new AppError('not-found'));
          this.hearts.push(`keep ${id}`);
          return Promise.resolve();
        },
        leave: (id) => {
          this.hearts.push(`leave ${id}`);
          return Promise.resolve();
        },
      },
    );
    const said = <Entry extends Joined<Type>, Type extends Joined['type'], Shown>(
      name: string,
      list: MemberList<Entry, Type, Shown>,
    ): MemberList<Entry, Type, Shown> => {
      const call = async <Answer>(what: string, work: () => Promise<Answer>) => {
        this.asked.push(what);
        await before(name);
        return work();
      };
      return {
        kept: (type) => list.kept(type),
        set: (entry) => call(`set ${entry.type} ${entry.id}`, () => list.set(entry)),
        unset: (one) => call(`unset ${one.type} ${one.id}`, () => list.unset(one)),
        join: (entries) => call(`join ${name} ${String(entries.length)}`, () => list.join(entries)),
      };
    };
    return {
      zzims: said('zzims', lists.zzims),
      recents: said('recents', lists.recents),
      seen: said('seen', lists.seen),
      contacts: said('contacts', lists.contacts),
    };
  }

  /** What was said since the last time that this was asked. */
  heard(): string[] {
    return this.asked.splice(0).filter((what) => !what.endsWith(' 0'));
  }
}

/** What one browser keeps, with its tabs; pages come and go. */
export class ListDevice {
  readonly storage = new MemoryStorage();
  readonly clock = new MemoryClock(START);
  hasNetwork = true;
  failure: AppError | null = null;
  /** The list of which the server fails, while it answers of all others. */
  broken: string | null = null;
  /** Who is there, as their tokens say. */
  member: string | null = null;
  private readonly tabs = new Set<ListTab>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private count = 0;

  constructor(
    readonly server: ListServer,
    private readonly name: string,
  ) {}

  tab(): ListTab {
    const tab = new ListTab(this);
    this.tabs.add(tab);
    return tab;
  }

  nextId(): string {
    this.count += 1;
    return `${this.name}${String(this.count)}`;
  }

  /** Other tabs hear what one has changed. */
  told(from: ListTab, key: string): void {
    for (const tab of this.tabs) if (tab !== from) tab.tell(key);
  }

  readonly takeTurns = <Done>(name: string, work: () => Promise<Done>): Promise<Done> => {
    const before = this.turns.get(name) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(work);
    this.turns.set(name, turn);
    return turn;
  };

  async before(list: string): Promise<void> {
    await Promise.resolve();
    if (!this.hasNetwork) throw new AppError('offline');
    if (this.failure !== null) throw this.failure;
    if (this.broken !== null && list === this.broken) throw new AppError('server');
  }

  back(): void {
    this.hasNetwork = true;
    for (const tab of this.tabs) tab.back();
  }
}

/** One page of a device. */
export class ListTab {
  readonly zzim: ZzimStore;
  readonly deals: DealZzimStore;
  readonly recents: RecentStore;
  readonly bookmarks: BookmarkStore;
  readonly seen: SeenStore;
  readonly timers: { readonly ms: number; readonly then: () => void }[] = [];
  readonly sight = new Set<() => void>();
  isSeen = true;
  lists: JoinedLists | null = null;
  private readonly here: ListsHere;
  private readonly typed: TypedHere;
  private readonly storage: KeyValueStorage;
  private readonly backs = new Set<() => void>();
  private readonly hearers = new Set<(key: string | null) => void>();

  constructor(private readonly device: ListDevice) {
    const { clock } = device;
    const { storage } = device;
    this.storage = {
      read: (key) => storage.read(key),
      write: (key, text) => {
        const isKept = storage.write(key, text);
        device.told(this, key);
        return isKept;
      },
      remove: (key) => {
        storage.remove(key);
      },
      keys: () => storage.keys(),
    };
    this.here = new ListsHere(this.storage);
    this.typed = new TypedHere(this.storage, new MemoryStorage(), (key) => {
      this.tell(key);
      device.told(this, key);
    });
    this.zzim = new ZzimStore(this.here, clock, this.listen);
    this.deals = new DealZzimStore(this.here, clock, this.listen);
    this.recents = new RecentStore(this.here, clock, this.listen);
    this.bookmarks = new BookmarkStore(this.here, clock, this.listen);
    this.seen = new SeenStore({
      lists: this.here,
      storage: this.storage,
      clock,
      random: new MemoryRandom(),
      listen: this.listen,
    });
    const { zzim, deals, recents, bookmarks, seen } = this;
    for (const store of [zzim, deals, recents, bookmarks, seen]) store.start();
  }

  tell(key: string | null): void {
    for (const hear of [...this.hearers]) hear(key);
  }

  back(): void {
    for (const back of [...this.backs]) back();
  }

  /** Seen again, or not any more. */
  see(isSeen: boolean): void {
    this.isSeen = isSeen;
    for (const seen of [...this.sight]) seen();
  }

  /** As a session is begun, or found again by a page that opens. */
  signIn(member: string): JoinedLists {
    const { device } = this;
    device.member = member;
    this.typed.come(member);
    const lists = new JoinedLists(
      {
        storage: this.storage,
        lists: this.here,
        tell: (key) => {
          this.tell(key);
        },
        listen: this.listen,
        online: (back) => {
          this.backs.add(back);
          return () => this.backs.delete(back);
        },
        hasNetwork: () => device.hasNetwork,
        sight: {
          isSeen: () => this.isSeen,
          listen: (seen) => {
            this.sight.add(seen);
            return () => this.sight.delete(seen);
          },
        },
        clock: device.clock,
        random: { id: () => device.nextId() },
        turns: device.takeTurns,
        after: (ms, then) => {
          const timer = { ms, then };
          this.timers.push(timer);
          return () => {
            this.timers.splice(
              0,
              this.timers.length,
              ...this.timers.filter((one) => one !== timer),
            );
          };
        },
        server: device.server.as(
          () => device.member,
          (list) => device.before(list),
        ),
      },
      member,
    );
    this.lists = lists;
    lists.open();
    return lists;
  }

  /** The session has ended by itself. */
  lose(): void {
    this.device.member = null;
    this.die();
  }

  logout(): void {
    this.typed.leave();
    this.lose();
  }

  /** Nothing more is done in it. */
  die(): void {
    this.lists?.close();
    this.lists = null;
  }

  /** What its lists show: houses, deals, bookmarks. */
  get kept(): string[] {
    return [
      ...this.zzim.houses.map(({ TARGET_ID }) => `house${TARGET_ID}`),
      ...this.deals.deals.map(({ TYPE, TARGET_ID }) => `${TYPE}${TARGET_ID}`),
      ...this.bookmarks.notices.map(({ TARGET_ID }) => `notice${TARGET_ID}`),
      ...this.bookmarks.community.map(({ TARGET_CD, TARGET_ID }) => `${TARGET_CD}${TARGET_ID}`),
    ];
  }

  private readonly listen = (hear: (key: string | null) => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };
}
