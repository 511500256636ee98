import type { CollectedRef, Collection, CollectionSummary, LinkWish, Result, Vote } from '#core';
import type { Sending } from '../sending';

/**
 * Why nothing is answered, or written. `none`: no collection that this person may see · `no-item`: it has
 * no such thing · `not-theirs`: its owner alone may · `closed`: its owner does not let members do it ·
 * `owner-stays`: its owner cannot leave it · `full`, `items-full`, `members-full`: one more than there may
 * be · `key-spent`: the sending's name was another one's · `no-member`: the account was closed meanwhile.
 */
export type CollectionRefusal =
  | 'none'
  | 'no-item'
  | 'not-theirs'
  | 'closed'
  | 'owner-stays'
  | 'full'
  | 'items-full'
  | 'members-full'
  | 'key-spent'
  | 'no-member';

type Written = Promise<Result<null, CollectionRefusal>>;

/**
 * Collections as they are stored (spec/readings R65). People who do not meet see nothing of each other in
 * them, whatever the counts. All who are in one hear of each change by their streams.
 */
export interface StoredCollections {
  /** What changed last first. */
  of(memberId: number, about: CollectedRef | null): Promise<readonly CollectionSummary[]>;
  /** For who is in it. */
  one(memberId: number, id: string): Promise<Result<Collection, 'none'>>;
  /** For who has the link; null for a visitor. */
  shared(memberId: number | null, code: string): Promise<Result<Collection, 'none'>>;
  /** Whether there is one whose name is neither held nor hidden. */
  isThere(id: string): Promise<boolean>;
  /** Answers its id. */
  make(
    memberId: number,
    name: string,
    sending: Sending,
  ): Promise<Result<string, CollectionRefusal>>;
  rename(memberId: number, id: string, name: string): Written;
  /** Again it changes nothing. */
  remove(memberId: number, id: string): Written;
  add(memberId: number, id: string, item: CollectedRef): Written;
  takeOut(memberId: number, id: string, item: CollectedRef): Written;
  vote(memberId: number, id: string, item: CollectedRef, vote: Vote): Written;
  share(memberId: number, id: string, wish: LinkWish): Written;
  withdraw(memberId: number, id: string): Written;
  /** By the id of the seat; who is not in it is left all the same. */
  putOut(memberId: number, id: string, seat: string): Written;
  /** Again it changes nothing. */
  leave(memberId: number, id: string): Written;
  /** Answers its id. */
  join(memberId: number, code: string): Promise<Result<string, CollectionRefusal>>;
}
