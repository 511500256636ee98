import {
  AppError,
  checkCollectionName,
  collectedKey,
  collectionFull,
  collectionMembersFull,
  collectionRights,
  collectionsFull,
  isLinkOpen,
  mayTakeOut,
  MOST_COLLECTED,
  MOST_COLLECTION_MEMBERS,
  MOST_COLLECTIONS,
  VOTE,
  type Cancellation,
  type CollectedRef,
  type Collection,
  type CollectionChange,
  type Collections,
  type CollectionSummary,
  type LinkWish,
  type LiveCollections,
  type Vote,
} from '#core';
import { answer } from '../answer';
import type { KeptCollection, MemoryCollectionLists } from './memory-collection-lists';

/** Who is there; null for a visitor. */
type Who = () => string | null;

const DAY_MS = 86_400_000;

const notFound = (field: string) => new AppError('not-found', undefined, field, 404);
const refused = (message: string, field: string | null = null) =>
  new AppError('refused', message, field, 422);
const notTheirs = () => new AppError('refused', '내가 쓴 것만 고치거나 지울 수 있어요.', null, 403);
const closed = () =>
  new AppError('refused', '이 모음을 만든 분이 아직 허락하지 않았어요.', null, 403);

/** {@link Collections} of one person, without a server. */
export class MemoryCollections implements Collections {
  constructor(
    private readonly lists: MemoryCollectionLists,
    private readonly who: Who,
  ) {}

  mine(about: CollectedRef | null, cancel?: Cancellation): Promise<readonly CollectionSummary[]> {
    return answer(cancel, () => {
      const member = this.member();
      return this.of(member)
        .map((list) => this.lists.summary(list, member, about))
        .sort((a, b) => b.changedAt.localeCompare(a.changedAt) || Number(b.id) - Number(a.id));
    });
  }

  one(id: string, cancel?: Cancellation): Promise<Collection> {
    return answer(cancel, () => this.whole(this.seen(id).list));
  }

  make(name: string, key: string): Promise<Collection> {
    return answer(undefined, () => {
      const member = this.member();
      const checked = this.checked(name);
      const known = this.lists.all.find((one) => one.ownerId === member && one.key === key);
      if (known !== undefined) return this.whole(known);
      if (this.of(member).length >= MOST_COLLECTIONS) throw refused(collectionsFull);
      const now = this.lists.parts.clock.now();
      const list: KeptCollection = {
        id: this.lists.next(),
        ownerId: member,
        key,
        createdAt: now,
        name: checked,
        code: null,
        endsAt: null,
        mayAdd: true,
        mayVote: true,
        isGone: false,
        seats: [this.seat(member, now)],
        added: [],
        votes: [],
      };
      this.lists.all.push(list);
      return this.whole(list);
    });
  }

  rename(id: string, name: string): Promise<Collection> {
    return this.owning(id, (list) => {
      list.name = this.checked(name);
    });
  }

  async remove(id: string): Promise<void> {
    await answer(undefined, () => {
      const member = this.member();
      const list = this.lists.all.find((one) => one.id === id);
      if (list?.isGone === true && list.ownerId === member) return;
      this.manage(id, (own) => {
        own.isGone = true;
      });
    });
  }

  add(id: string, item: CollectedRef): Promise<Collection> {
    return answer(undefined, () => {
      const { member, list, rights } = this.seen(id);
      if (!this.lists.parts.isThere(item)) throw notFound('item');
      if (!rights.mayAdd) throw closed();
      const key = collectedKey(item);
      const there = new Set(list.added.map(({ ref }) => collectedKey(ref)));
      if (!there.has(key) && there.size >= MOST_COLLECTED) throw refused(collectionFull);
      const isOwn = list.added.some(({ ref, by }) => by === member && collectedKey(ref) === key);
      if (!isOwn) {
        const added = { ref: item, by: member, at: this.lists.parts.clock.now() };
        list.added = [...list.added, added];
        this.lists.tell(list);
      }
      return this.whole(list);
    });
  }

  takeOut(id: string, item: CollectedRef): Promise<Collection> {
    return answer(undefined, () => {
      const { member, list, role } = this.seen(id);
      const key = collectedKey(item);
      const isThis = (one: { readonly ref: CollectedRef }) => collectedKey(one.ref) === key;
      const there = list.added.filter(isThis);
      if (there.length === 0) return this.whole(list);
      const isMine = there.some(({ by }) => by === member);
      if (!mayTakeOut(role, isMine)) throw notTheirs();
      list.added = list.added.filter(
        (one) => !isThis(one) || (role !== 'owner' && one.by !== member),
      );
      if (!list.added.some(isThis)) list.votes = list.votes.filter((one) => !isThis(one));
      this.lists.tell(list);
      return this.whole(list);
    });
  }

  vote(id: string, item: CollectedRef, vote: Vote): Promise<Collection> {
    return answer(undefined, () => {
      const { member, list, rights } = this.seen(id);
      if (!rights.mayVote) throw closed();
      const key = collectedKey(item);
      if (!list.added.some(({ ref }) => collectedKey(ref) === key)) throw notFound('item');
      const others = list.votes.filter((one) => one.by !== member || collectedKey(one.ref) !== key);
      list.votes = vote === VOTE.NONE ? others : [...others, { ref: item, by: member, vote }];
      this.lists.tell(list);
      return this.whole(list);
    });
  }

  share(id: string, { mayAdd, mayVote, days }: LinkWish): Promise<Collection> {
    return this.owning(id, (list) => {
      list.code ??= `link-${this.lists.next()}`;
      list.endsAt = days === null ? null : this.lists.parts.clock.now() + days * DAY_MS;
      list.mayAdd = mayAdd;
      list.mayVote = mayVote;
    });
  }

  withdraw(id: string): Promise<Collection> {
    return this.owning(id, (list) => {
      const { code } = list;
      list.code = null;
      if (code !== null) this.end(list, (one) => one !== list.ownerId, code);
    });
  }

  async putOut(id: string, member: string): Promise<void> {
    await this.owning(id, (list) => {
      const seat = list.seats.find((one) => one.isIn && one.id === member);
      this.end(list, (one) => one === seat?.memberId && one !== list.ownerId, list.code);
    });
  }

  async leave(id: string): Promise<void> {
    await answer(undefined, () => {
      const member = this.member();
      const list = this.of(member).find((one) => one.id === id);
      if (list?.ownerId === member)
        throw refused('모음을 만든 분은 나갈 수 없어요. 더 안 쓰면 모음을 지워 주세요.', 'member');
      if (list === undefined) return;
      this.end(list, (one) => one === member, null);
      this.lists.tell(list, [member]);
    });
  }

  shared(code: string, cancel?: Cancellation): Promise<Collection> {
    return answer(cancel, () => this.lists.whole(this.opened(code), this.who()));
  }

  join(code: string): Promise<Collection> {
    return answer(undefined, () => {
      const member = this.member();
      const list = this.opened(code);
      if (this.lists.isIn(list, member)) return this.whole(list);
      if (list.seats.some((one) => one.memberId === member && one.shutOut === code))
        throw notFound('code');
      if (list.seats.filter(({ isIn }) => isIn).length >= MOST_COLLECTION_MEMBERS)
        throw refused(collectionMembersFull);
      if (this.of(member).length >= MOST_COLLECTIONS) throw refused(collectionsFull);
      const before = list.seats.filter((one) => one.memberId !== member);
      list.seats = [...before, this.seat(member, this.lists.parts.clock.now())];
      this.lists.tell(list);
      return this.whole(list);
    });
  }

  private seat(memberId: string, joinedAt: number) {
    return { id: this.lists.next(), memberId, joinedAt, isIn: true, shutOut: null };
  }

  private end(list: KeptCollection, isOut: (member: string) => boolean, shutOut: string | null) {
    const out = list.seats.filter((one) => one.isIn && isOut(one.memberId));
    const ids = out.map(({ memberId }) => memberId);
    this.lists.end(list, ids, shutOut);
    this.lists.tell(list, ids);
  }

  private opened(code: string): KeptCollection {
    const now = this.lists.parts.clock.now();
    const list = this.lists.all.find((one) => !one.isGone && one.code === code);
    if (list === undefined || !isLinkOpen(list.endsAt, now)) throw notFound('code');
    return list;
  }

  private seen(id: string) {
    const member = this.member();
    const list = this.of(member).find((one) => one.id === id);
    if (list === undefined) throw notFound('id');
    const role = this.lists.roleOf(list, member);
    return { member, list, role, rights: collectionRights(role, list) };
  }

  private manage(id: string, change: (list: KeptCollection) => void): KeptCollection {
    const { list, rights } = this.seen(id);
    if (!rights.mayManage) throw notTheirs();
    const before = list.seats.filter(({ isIn }) => isIn).map(({ memberId }) => memberId);
    change(list);
    this.lists.tell(list, before);
    return list;
  }

  private owning(id: string, change: (list: KeptCollection) => void): Promise<Collection> {
    return answer(undefined, () => this.whole(this.manage(id, change)));
  }

  private checked(typed: string): string {
    const checked = checkCollectionName(typed);
    if (!checked.ok) throw refused(checked.message, 'name');
    return checked.name;
  }

  private of(member: string): readonly KeptCollection[] {
    return this.lists.all.filter((list) => !list.isGone && this.lists.isIn(list, member));
  }

  private whole(list: KeptCollection): Collection {
    return this.lists.whole(list, this.who());
  }

  private member(): string {
    const member = this.who();
    if (member === null) throw new AppError('unauthorized', undefined, null, 401);
    return member;
  }
}

/** {@link LiveCollections} of one person. */
export class MemoryLiveCollections implements LiveCollections {
  constructor(
    private readonly lists: MemoryCollectionLists,
    private readonly who: Who,
  ) {}

  listen(hear: (change: CollectionChange) => void, begun: () => void): () => void {
    const member = this.who();
    const stop = member === null ? null : this.lists.listen(member, hear);
    begun();
    return () => stop?.();
  }
}
