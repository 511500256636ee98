import {
  DIRECT_SORT,
  EMPTY_DIRECT_FILTER,
  type Blocks,
  type DealInquiries,
  type DealZzims,
  type DirectDeals,
  type DirectDraft,
  type DirectListQuery,
  type OwnDeals,
} from '#core';
import { directDraft } from '../../support/direct-drafts';

/** The ports of one person. */
export interface DealPorts {
  readonly directs: DirectDeals;
  readonly own: OwnDeals;
  readonly inquiries: DealInquiries;
  readonly zzims: DealZzims;
  readonly blocks: Blocks;
}

/** Somebody who is signed in. */
export interface DealMember extends DealPorts {
  readonly id: string;
  readonly nickname: string;
  /** A picture that they brought, which nothing shows yet. */
  picture(): Promise<string>;
}

/** Members and a visitor before deals, of which there are none at first. */
export interface OpenedDeals {
  readonly kim: DealMember;
  readonly lee: DealMember;
  readonly park: DealMember;
  readonly visitor: DealPorts;
  /** What holds a text back, and what its author is told. */
  readonly listed: { readonly text: string; readonly rule: string };
  /** So many ms go by. */
  wait(ms: number): void;
  close(): Promise<void>;
}

let made = 0;
let doors = 0;

/** A key that names no other write. */
export const newKey = (): string => {
  made += 1;
  return `deal-key-${made}`;
};

/** A place at which nobody has offered a room before. */
export const newDoor = (): DirectDraft['place'] => {
  doors += 1;
  return { ...directDraft().place, unit: `${doors}호` };
};

const homes = new WeakMap<DealMember, DirectDraft['place']>();

/** Where somebody offers rooms: always at one place, for many are looked at by moderators. */
function homeOf(who: DealMember): DirectDraft['place'] {
  const home = homes.get(who) ?? newDoor();
  homes.set(who, home);
  return home;
}

/** A room that somebody may offer, with a picture of theirs; nobody else has offered it before. */
export const roomOf = async (
  who: DealMember,
  change: Partial<DirectDraft> = {},
): Promise<DirectDraft> => {
  return directDraft({ place: homeOf(who), pictureIds: [await who.picture()], ...change });
};

/** Offers a room that everybody finds. */
export const offer = async (who: DealMember, change: Partial<DirectDraft> = {}) =>
  who.directs.write(await roomOf(who, change), newKey());

export const askDirects = (part: Partial<DirectListQuery> = {}): DirectListQuery => ({
  bounds: null,
  filter: EMPTY_DIRECT_FILTER,
  sort: DIRECT_SORT.newest,
  limit: 100,
  cursor: null,
  ...part,
});

/** The ids of all that somebody finds, in the order of the list. */
export const foundBy = async (
  { directs }: DealPorts,
  part: Partial<DirectListQuery> = {},
): Promise<readonly string[]> => (await directs.list(askDirects(part))).items.map(({ id }) => id);
