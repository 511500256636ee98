import type {
  Address,
  DealStanding,
  DealStatus,
  DirectDeal,
  DirectDraft,
  DirectListQuery,
  DirectSummary,
  LatLng,
  Page,
  Result,
  StationWalk,
  Yyyymmdd,
} from '#core';
import type { WriterRecord } from '../communities/posts';
import type { Sending } from '../sending';
import type { Viewing } from '../viewing';

/** A card of a direct deal as the database holds it: links of pictures are signed when it is answered. */
export interface DirectSummaryRecord extends Omit<DirectSummary, 'photo'> {
  /** Of {@link DirectRecord.pictures}, the first. */
  readonly picture: string | null;
}

/** A direct deal, whole. */
export interface DirectRecord extends Omit<
  DirectDeal,
  'author' | 'photos' | 'pictureIds' | 'priceHint'
> {
  readonly author: WriterRecord | null;
  /** Ids of pictures in their order; of an example the path of a drawn one. */
  readonly pictures: readonly string[];
}

/** What a page shows of a direct deal and no question asks for. */
export type DirectDetail = Pick<
  DirectDeal,
  | 'offerer'
  | 'layout'
  | 'fee'
  | 'area'
  | 'floor'
  | 'rooms'
  | 'bathrooms'
  | 'direction'
  | 'approvedOn'
  | 'moveIn'
  | 'parking'
  | 'elevator'
  | 'equipment'
>;

/** A direct deal as it is written: checked, with what everybody may be told of its place. */
export interface DirectToKeep {
  readonly draft: DirectDraft;
  readonly address: Address;
  /** The core's `hiddenPlace`. */
  readonly shown: LatLng;
  /** From that point. */
  readonly station: StationWalk | null;
}

/**
 * Why nothing is answered, or written. `none`: nothing that this person may see · `ended`: over, not
 * confirmed or deleted · `not-theirs`: somebody else's · `over`: it cannot be opened again ·
 * `other-party`: who offers it stays (spec/readings R43) · `key-spent`: the sending's name was another
 * one's · `no-member`: the account was closed meanwhile · `no-picture`: a picture of it is none that the
 * writer brought, or was forgotten.
 */
export type DealRefusal =
  | 'none'
  | 'ended'
  | 'not-theirs'
  | 'over'
  | 'other-party'
  | 'key-spent'
  | 'no-member'
  | 'no-picture';

/** A deal that everybody may find, and the day on which it was last written. */
export interface FoundDeal {
  readonly id: string;
  readonly changedOn: Yyyymmdd;
}

/**
 * Deals as they are stored (spec/readings R41–R43). `reader` is who asks: null for a visitor, otherwise
 * the member, who is shown nothing of those whom they blocked or who blocked them. What is on offer is
 * read by the clock, whether or not anything was written since it ended.
 */
export interface StoredDeals {
  /**
   * Those on offer, as the core orders them (`compareDirects`).
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: DirectListQuery, reader: number | null): Promise<Page<DirectSummaryRecord>>;
  /** Its author is answered it whatever became of it, until it is deleted. */
  one(id: string, reader: number | null): Promise<Result<DirectRecord, 'none' | 'ended'>>;
  /** In the order asked for, each once; only those on offer, and the reader's own. */
  some(ids: readonly string[], reader: number | null): Promise<readonly DirectSummaryRecord[]>;
  /** Those that everybody may find, the latest written first; at most so many. */
  findable(most: number): Promise<readonly FoundDeal[]>;
  /** Counts a look at a deal that is there. */
  view(id: string, view: Viewing): Promise<void>;
  /** Answers its id. */
  write(author: number, deal: DirectToKeep, sending: Sending): Promise<Result<string, DealRefusal>>;
  change(
    author: number,
    id: string,
    deal: DirectToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>>;
  /** Shows it for another week. */
  confirm(author: number, id: string): Promise<Result<DealStanding, DealRefusal>>;
  setStatus(
    author: number,
    id: string,
    status: DealStatus,
  ): Promise<Result<DealStanding, DealRefusal>>;
  /** Deleted twice it stays deleted. */
  remove(author: number, id: string): Promise<Result<null, DealRefusal>>;
}
