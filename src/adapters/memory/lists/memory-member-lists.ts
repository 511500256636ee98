import {
  AppError,
  CONTACT_JOIN,
  isAheadOf,
  isWholeSeen,
  isWholeZzim,
  joinedList,
  keptContacts,
  keptRecents,
  keptSeen,
  keptZzims,
  MOST_JOINED_AT_ONCE,
  RECENT_JOIN,
  SEEN_JOIN,
  thingOf,
  unsetContacts,
  ZZIM_JOIN,
  type Act,
  type Cancellation,
  type Clock,
  type ContactedType,
  type DealZzims,
  type Joined,
  type JoinedContact,
  type JoinedRecent,
  type JoinedSeen,
  type JoinedZzim,
  type JoinRule,
  type KeptContact,
  type ListedType,
  type MemberList,
  type MemberLists,
  type ToldList,
  type Unset,
} from '#core';
import { answer } from '../answer';

/** The lists of a kind, by the member. */
type Lists<Entry> = Map<string, readonly Entry[]>;

/** What the lists of all members are. */
export class MemoryListBook {
  readonly zzims: Lists<JoinedZzim> = new Map();
  readonly recents: Lists<JoinedRecent> = new Map();
  readonly seen: Lists<JoinedSeen> = new Map();
  readonly contacts: Lists<JoinedContact> = new Map();
}

interface World {
  readonly book: MemoryListBook;
  readonly clock: Clock;
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
}

interface ListKind<Entry extends Joined, Type extends ListedType, Shown> {
  readonly lists: Lists<Entry>;
  readonly rule: JoinRule<Entry>;
  readonly shown: (entries: readonly Entry[]) => readonly Shown[];
  readonly unsets: (type: Type, id: string) => readonly Act<Entry>[];
  /** Whether an entry is one. */
  readonly isWhole: (entry: Entry) => boolean;
}

/** A {@link MemberList} without a server. */
class MemoryMemberList<
  Entry extends Joined<Type>,
  Type extends ListedType,
  Shown extends { readonly type: Type },
> implements MemberList<Entry, Type, Shown> {
  constructor(
    private readonly world: World,
    private readonly kind: ListKind<Entry, Type, Shown>,
    /** Of deals, the owner is told of what is done. */
    private readonly heart: (entry: Joined) => Promise<void> = () => Promise.resolve(),
  ) {}

  kept(type: Type | null, cancel?: Cancellation): Promise<ToldList<Shown>> {
    return answer(cancel, () => {
      const entries = this.kind.shown(this.kind.lists.get(this.member()) ?? []);
      return this.told(entries.filter((entry) => type === null || entry.type === type));
    });
  }

  async set(entry: Entry): Promise<Entry> {
    await answer(undefined, () => {
      this.check([entry]);
    });
    await this.heart(entry);
    const identity = this.kind.rule.identityOf ?? thingOf;
    const list = this.write([entry]);
    return list.find((one) => identity(one) === identity(entry)) ?? entry;
  }

  async unset({ type, id, at }: Unset<Type>): Promise<void> {
    const entries = this.kind.unsets(type, id).map((act) => act(at));
    await answer(undefined, () => {
      this.check(entries);
    });
    this.write(entries);
    for (const entry of entries) await this.heart(entry);
  }

  join(entries: readonly Entry[], cancel?: Cancellation): Promise<ToldList<Entry>> {
    return answer(cancel, () => {
      if (entries.length > MOST_JOINED_AT_ONCE)
        throw new AppError('refused', 'refused', 'entries', 400);
      this.check(entries);
      return this.told(this.write(entries));
    });
  }

  private told<One>(entries: readonly One[]): ToldList<One> {
    return { entries, now: this.world.clock.now() };
  }

  private member(): string {
    const member = this.world.member();
    if (member === null) throw new AppError('unauthorized', 'unauthorized', null, 401);
    return member;
  }

  private check(entries: readonly Entry[]): void {
    this.member();
    if (!entries.every(this.kind.isWhole)) throw new AppError('refused', 'refused', 'kept', 400);
    if (entries.some(({ at }) => isAheadOf(this.world.clock.now(), at)))
      throw new AppError('refused', 'refused', 'at', 422);
  }

  private write(entries: readonly Entry[]): readonly Entry[] {
    const { lists, rule } = this.kind;
    const member = this.member();
    const list = joinedList([...(lists.get(member) ?? []), ...entries], rule);
    lists.set(member, list);
    return list;
  }
}

const isDeal = (type: ListedType): boolean => type === 'direct' || type === 'mate';

/** {@link MemberLists} of one person, in lists that are kept in memory. */
export class MemoryMemberLists implements MemberLists {
  readonly zzims: MemberList<JoinedZzim, ListedType>;
  readonly recents: MemberList<JoinedRecent, ListedType>;
  readonly seen: MemberList<JoinedSeen, ListedType>;
  readonly contacts: MemberList<JoinedContact, ContactedType, KeptContact>;

  constructor(world: World, hearts?: DealZzims) {
    this.zzims = new MemoryMemberList<JoinedZzim, ListedType, JoinedZzim>(
      world,
      {
        lists: world.book.zzims,
        rule: ZZIM_JOIN,
        shown: keptZzims,
        unsets: (type, id) => [(at) => ({ type, id, at, isKept: false, kept: null })],
        isWhole: isWholeZzim,
      },
      async ({ type, id, isKept }) => {
        if (hearts !== undefined && isDeal(type)) await hearts[isKept ? 'keep' : 'leave'](id);
      },
    );
    this.recents = new MemoryMemberList<JoinedRecent, ListedType, JoinedRecent>(world, {
      lists: world.book.recents,
      rule: RECENT_JOIN,
      shown: keptRecents,
      unsets: (type, id) => [(at) => ({ type, id, at, isKept: false, place: null })],
      isWhole: () => true,
    });
    this.seen = new MemoryMemberList<JoinedSeen, ListedType, JoinedSeen>(world, {
      lists: world.book.seen,
      rule: SEEN_JOIN,
      shown: keptSeen,
      unsets: (type, id) => [(at) => ({ type, id, at, isKept: false, state: null })],
      isWhole: isWholeSeen,
    });
    this.contacts = new MemoryMemberList<JoinedContact, ContactedType, KeptContact>(world, {
      lists: world.book.contacts,
      rule: CONTACT_JOIN,
      shown: keptContacts,
      unsets: unsetContacts,
      isWhole: () => true,
    });
  }
}
