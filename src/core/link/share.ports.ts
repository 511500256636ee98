/** Ways to hand a page on, besides its link. `sheet` is the device's own. */
export type ShareWay = 'facebook' | 'kakao' | 'sms' | 'sheet';

/** What is handed on. */
export interface Shared {
  readonly title: string;
  /** One line of it; empty where there is none. */
  readonly text: string;
  /** The whole address, the same for everybody. */
  readonly url: string;
  /** The whole address of a picture; null where there is none. */
  readonly imageUrl: string | null;
}

/** Hands pages on to other apps and people. */
export interface Sharing {
  /** Those that are possible here, in the order to show them. */
  readonly ways: readonly ShareWay[];
  /** Fetches what the ways need, so that a press has it at hand. Never rejects. */
  prepare(): Promise<void>;
  /**
   * Called inside the person's gesture. `opened`: another app or window has taken over and does not
   * tell how it ends. `cancelled`: the person closed it. Never rejects.
   */
  share(way: ShareWay, shared: Shared): Promise<'opened' | 'cancelled' | 'failed'>;
}
