import type { KeptKind, KeptSize } from './kept-kinds';

/** What a person keeps, and who that is: what is kept for one is gone before another comes. */
export interface Wanted {
  /** The member; null for a visitor. */
  readonly owner: string | null;
  /** Ids, the latest first. */
  readonly houses: readonly string[];
  readonly notices: readonly string[];
  /** Ids of all that the lists of 찜 show: of these a line in a list is enough. */
  readonly listed: {
    readonly houses: readonly string[];
    readonly notices: readonly string[];
    /** Articles. */
    readonly contents: readonly string[];
  };
}

/** An answer that came along with the page, as everybody has it. */
export interface KnownAnswer {
  /** As the page asks it, from the API's root on. */
  readonly address: string;
  readonly body: unknown;
}

/** What a page is told of while it is open. */
export interface OfflineNews {
  /** What was asked is answered as it was at this moment, in milliseconds since 1970. */
  readonly kept: (at: number) => void;
  /** What was asked cannot be had, and was never kept. */
  readonly lacking: () => void;
  /** Another build of the app is there than the one that is open. */
  readonly renewed: () => void;
  /** These notifications were opened by their push, outside of any page. */
  readonly opened: (ids: readonly string[]) => void;
  /** A push was pressed that tells of this page of the app. */
  readonly go: (path: string) => void;
}

/** What a device keeps to be there without a network. A device that keeps nothing does nothing. */
export interface OfflineKeeper {
  /** From here on this page is told. Rejects with an AppError where nothing can be kept. */
  open(news: OfflineNews): Promise<void>;
  /** Keeps these and lets go of all others that were wanted. What was kept for another owner is gone first. */
  want(wanted: Wanted): Promise<void>;
  /** Keeps answers that need not be asked. */
  bring(answers: readonly KnownAnswer[]): Promise<void>;
  /** Looks whether there is another build. */
  look(): Promise<void>;
  /** How much of each kind is kept; kinds of which there is nothing are left out. */
  sizes(): Promise<readonly KeptSize[]>;
  /** Lets go of all of a kind. */
  empty(kind: KeptKind): Promise<void>;
}
