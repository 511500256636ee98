import {
  EMPTY_MATE_FILTER,
  MATE_SORT,
  type Blocks,
  type Chats,
  type DealInquiries,
  type DealZzims,
  type MateListQuery,
  type MateRequests,
  type Mates,
  type OwnDeals,
  type WrittenMate,
} from '#core';
import { dongsOf, mateHas, mateWant } from '../../support/mates';

/** The ports of one person. */
export interface MatePorts {
  readonly mates: Mates;
  readonly requests: MateRequests;
  readonly own: OwnDeals;
  readonly zzims: DealZzims;
  readonly inquiries: DealInquiries;
  readonly blocks: Blocks;
  readonly chats: Chats;
}

/** Somebody who is signed in. */
export interface MateMember extends MatePorts {
  readonly id: string;
  readonly nickname: string;
  /** A picture that they brought, which nothing shows yet. */
  picture(): Promise<string>;
}

/** Members and a visitor; of mates there are none at first. */
export interface OpenedMates {
  /** Another member each time. */
  join(): Promise<MateMember>;
  readonly visitor: MatePorts;
  /** What holds a text back, and what its author is told. */
  readonly listed: { readonly text: string; readonly rule: string };
  /** So many ms go by. */
  wait(ms: number): void;
  close(): Promise<void>;
}

let made = 0;

/** A key that names no other write. */
export const newMateKey = (): string => {
  made += 1;
  return `mate-key-${made}`;
};

const WORDS = {
  title: '조용히 지낼 메이트를 찾아요',
  intro: '평일에는 일하고 주말에는 집에서 쉬어요. 반가워요!',
  pictureIds: [],
};

export const roomToShare = (change: Parameters<typeof mateHas>[0] = {}): WrittenMate => ({
  ...mateHas({ dongs: dongsOf(1), ...change }),
  ...WORDS,
});

export const roomWanted = (change: Parameters<typeof mateWant>[0] = {}): WrittenMate => ({
  ...mateWant({ dongs: dongsOf(2), ...change }),
  ...WORDS,
});

/** Somebody with a listing that everybody finds. */
export async function joinWith(opened: OpenedMates, mate: WrittenMate) {
  const who = await opened.join();
  const listing = await who.mates.write(mate, newMateKey());
  return { ...who, listing: listing.id };
}

export const askMates = (part: Partial<MateListQuery> = {}): MateListQuery => ({
  bounds: null,
  filter: EMPTY_MATE_FILTER,
  sort: MATE_SORT.newest,
  limit: 100,
  cursor: null,
  ...part,
});

/** The ids of all that somebody finds, in the order of the list. */
export const matesFoundBy = async (
  { mates }: MatePorts,
  part: Partial<MateListQuery> = {},
): Promise<readonly string[]> => (await mates.list(askMates(part))).items.map(({ id }) => id);
