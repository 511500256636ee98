import {
  collectedKey,
  collectionRights,
  inVoteOrder,
  type Clock,
  type CollectedItem,
  type CollectedRef,
  type Collection,
  type CollectionChange,
  type CollectionRole,
  type CollectionSummary,
  type Vote,
} from '#core';

/** Somebody who was in a collection. */
interface Seat {
  readonly id: string;
  readonly memberId: string;
  readonly joinedAt: number;
  readonly isIn: boolean;
  /** The link that lets them in no more. */
  readonly shutOut: string | null;
}

interface Added {
  readonly ref: CollectedRef;
  readonly by: string;
  readonly at: number;
}

/** A collection with all that is in it. */
export interface KeptCollection {
  readonly id: string;
  readonly ownerId: string;
  readonly key: string;
  readonly createdAt: number;
  name: string;
  code: string | null;
  endsAt: number | null;
  mayAdd: boolean;
  mayVote: boolean;
  isGone: boolean;
  seats: readonly Seat[];
  added: readonly Added[];
  votes: readonly { readonly ref: CollectedRef; readonly by: string; readonly vote: Vote }[];
}

interface Parts {
  readonly clock: Clock;
  readonly nicknameOf: (memberId: string) => string;
  /** Whether there is such a thing to be added. */
  readonly isThere: (ref: CollectedRef) => boolean;
}

/** The collections of all members, without a server. */
export class MemoryCollectionLists {
  readonly all: KeptCollection[] = [];
  private readonly heard = new Set<{
    readonly memberId: string;
    readonly hear: (change: CollectionChange) => void;
  }>();
  private made = 0;
  private changes = 0;

  constructor(readonly parts: Parts) {}

  /** Another name each time. */
  next(): string {
    this.made += 1;
    return String(this.made);
  }

  isIn(list: KeptCollection, memberId: string): boolean {
    return list.seats.some((seat) => seat.isIn && seat.memberId === memberId);
  }

  roleOf(list: KeptCollection, memberId: string | null): CollectionRole {
    if (memberId === list.ownerId) return 'owner';
    return memberId !== null && this.isIn(list, memberId) ? 'member' : 'reader';
  }

  listen(memberId: string, hear: (change: CollectionChange) => void): () => void {
    const one = { memberId, hear };
    this.heard.add(one);
    return () => {
      this.heard.delete(one);
    };
  }

  /** Tells those who are in it, and who were until now. */
  tell(list: KeptCollection, alsoTold: readonly string[] = []): void {
    const inIt = list.seats.filter(({ isIn }) => isIn).map(({ memberId }) => memberId);
    for (const { memberId, hear } of this.heard) {
      if (![...inIt, ...alsoTold].includes(memberId)) continue;
      this.changes += 1;
      const isOut = list.isGone || !this.isIn(list, memberId);
      hear({ collectionId: list.id, isOut, change: this.changes });
    }
  }

  /** Takes people out of it, with their votes. */
  end(list: KeptCollection, memberIds: readonly string[], shutOut: string | null): void {
    list.seats = list.seats.map((seat) =>
      memberIds.includes(seat.memberId) ? { ...seat, isIn: false, shutOut } : seat,
    );
    list.votes = list.votes.filter(({ by }) => !memberIds.includes(by));
  }

  summary(list: KeptCollection, memberId: string, about: CollectedRef | null): CollectionSummary {
    const keys = new Set(list.added.map(({ ref }) => collectedKey(ref)));
    return {
      id: list.id,
      name: list.name,
      role: this.roleOf(list, memberId),
      owner: this.parts.nicknameOf(list.ownerId),
      items: keys.size,
      members: list.seats.filter(({ isIn }) => isIn).length,
      isShared: list.code !== null,
      has: about !== null && keys.has(collectedKey(about)),
      changedAt: momentOf(Math.max(list.createdAt, ...list.added.map(({ at }) => at))),
    };
  }

  whole(list: KeptCollection, memberId: string | null): Collection {
    const role = this.roleOf(list, memberId);
    const rights = collectionRights(role, list);
    const seats = list.seats.filter(({ isIn }) => isIn);
    const { nicknameOf } = this.parts;
    const { code, mayAdd, mayVote, endsAt } = list;
    const isLinked = rights.mayManage && code !== null;
    return {
      id: list.id,
      name: list.name,
      role,
      owner: nicknameOf(list.ownerId),
      items: inVoteOrder(this.items(list, memberId)),
      members:
        role === 'reader'
          ? []
          : seats.map((seat) => ({
              id: seat.id,
              nickname: nicknameOf(seat.memberId),
              isOwner: seat.memberId === list.ownerId,
              isMe: seat.memberId === memberId,
            })),
      memberCount: seats.length,
      mayAdd: rights.mayAdd,
      mayVote: rights.mayVote,
      link: isLinked
        ? { code, mayAdd, mayVote, expiresAt: endsAt === null ? null : momentOf(endsAt) }
        : null,
      hold: null,
    };
  }

  private items(list: KeptCollection, memberId: string | null): readonly CollectedItem[] {
    const isReader = this.roleOf(list, memberId) === 'reader';
    const items = new Map<string, CollectedItem>();
    for (const { ref, by, at } of list.added) {
      const key = collectedKey(ref);
      const before = items.get(key);
      const votes = list.votes.filter((one) => collectedKey(one.ref) === key);
      const isNamed = !isReader && this.isIn(list, by);
      items.set(key, {
        ...ref,
        addedAt: before?.addedAt ?? momentOf(at),
        addedBy: before === undefined ? named(isNamed, this.parts.nicknameOf(by)) : before.addedBy,
        isMine: before?.isMine === true || by === memberId,
        votes: {
          up: votes.filter(({ vote }) => vote === 'UP').length,
          down: votes.filter(({ vote }) => vote === 'DOWN').length,
          mine: votes.find((one) => one.by === memberId)?.vote ?? 'NONE',
        },
      });
    }
    return [...items.values()];
  }
}

const momentOf = (at: number): string => new Date(at).toISOString();
const named = (isNamed: boolean, nickname: string) => (isNamed ? nickname : null);
