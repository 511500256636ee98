/** What the keeping says of what is written in one tab, as it is kept on the device. */
export interface Keeping {
  /** Names the tab, also after a reload. */
  readonly owner: string;
  /** Names the page that wrote it: a tab that was doubled has the same owner. */
  readonly writer: string;
  /** Whose it is: nobody else who logs in here is shown it. */
  readonly member: string;
  /** The tab that it was taken over from; null where it began here. */
  readonly from: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export type Kept<Content extends object> = Content & Keeping;

/** More tabs are not written in at once. */
const MOST_KEPT = 10;

/** The list with what one tab has written in the place of what it had. */
export const withKept = <One extends Keeping>(list: readonly One[], kept: One): readonly One[] =>
  [kept, ...withoutKept(list, kept.owner)].slice(0, MOST_KEPT);

export const withoutKept = <One extends Keeping>(
  list: readonly One[],
  owner: string,
): readonly One[] => list.filter((one) => one.owner !== owner);
