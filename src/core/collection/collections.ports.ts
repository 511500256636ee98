import type { Cancellation } from '../shared/abort';
import type {
  CollectedRef,
  Collection,
  CollectionChange,
  CollectionSummary,
  LinkRules,
  Vote,
} from './collection';

/** How a link is made or set: `days` from now on, or null for a link without an end. */
export interface LinkWish extends LinkRules {
  readonly days: number | null;
}

/**
 * Collections of the person who is signed in, own and joined (spec/readings R65). Nobody sees what people
 * added or voted whom they do not meet (spec/readings R38), nor a collection of such an owner. Every method rejects with
 * an AppError: with `not-found` where there is none that the person may see, with `refused` where a rule
 * or a limit is broken, with the field where there is one; an aborted one with an AbortError. Writes that
 * are done twice are as done once.
 */
export interface Collections {
  /** What changed last first. `about` asks which of them have it. */
  mine(about: CollectedRef | null, cancel?: Cancellation): Promise<readonly CollectionSummary[]>;
  one(id: string, cancel?: Cancellation): Promise<Collection>;
  /** `key` names the sending: sent again it is the same collection. */
  make(name: string, key: string): Promise<Collection>;
  /** Its owner alone may, as with the link and with who is in it. */
  rename(id: string, name: string): Promise<Collection>;
  /** It is gone for everybody. */
  remove(id: string): Promise<void>;
  /** Refused with `not-found` and the field `item` where there is no such thing. */
  add(id: string, item: CollectedRef): Promise<Collection>;
  /** Its owner takes out anything, a member what they added. What is not in it is left all the same. */
  takeOut(id: string, item: CollectedRef): Promise<Collection>;
  vote(id: string, item: CollectedRef, vote: Vote): Promise<Collection>;
  /** Makes the link, or sets what the one that is there lets people do: its address stays. */
  share(id: string, wish: LinkWish): Promise<Collection>;
  /** The address opens nothing from now on, and who came by it is in it no more. */
  withdraw(id: string): Promise<Collection>;
  /** Puts somebody out, by the id of the seat: they come back by another link only. */
  putOut(id: string, member: string): Promise<void>;
  leave(id: string): Promise<void>;
  /** What a link opens: for visitors, too, who may only read. */
  shared(code: string, cancel?: Cancellation): Promise<Collection>;
  /** Joins by a link. */
  join(code: string): Promise<Collection>;
}

/** What comes of collections while the page is open. */
export interface LiveCollections {
  /**
   * Calls with every change of the member's collections, each at least once and in every tab, as long as
   * the member's inbox is followed (`LiveInbox.open`): all come by one connection. `begun` is called as
   * soon as nothing is missed any more, as of `LiveChats`. Returns what ends it.
   */
  listen(hear: (change: CollectionChange) => void, begun: () => void): () => void;
}
