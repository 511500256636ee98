import type {
  Address,
  DealKind,
  OwnStanding,
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
import type { ChangedDeal } from './changed-deal';
import type { DealRefusal } from './deal-refusal';
import type { MateRecord, MateSummaryRecord } from './mates';

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

/** A deal of either kind, whole or as a card. */
export type DealRecord =
  | (DirectRecord & { readonly dealType: 'direct' })
  | (MateRecord & { readonly dealType: 'mate' });
export type DealSummaryRecord =
  | (DirectSummaryRecord & { readonly dealType: 'direct' })
  | (MateSummaryRecord & { readonly dealType: 'mate' });

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
  /** From that point; null where it is the middle of a dong. */
  readonly station: StationWalk | null;
  readonly isMiddle: boolean;
}

/** A deal that everybody may find, and the day on which it was last written. */
export interface FoundDeal {
  readonly id: string;
  readonly dealType: DealKind;
  /** Of a mate the first of theirs. */
  readonly dongliCode: string;
  readonly changedOn: Yyyymmdd;
}

/**
 * Deals as they are stored (spec/readings R41–R43). `reader` is who asks: null for a visitor, otherwise
 * the member, who is shown nothing of those whom they blocked or who blocked them. What is on offer is
 * read by the clock, whether or not anything was written since it ended.
 */
export interface StoredDeals {
  /**
   * Rooms on offer, as the core orders them (`compareDirects`).
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: DirectListQuery, reader: number | null): Promise<Page<DirectSummaryRecord>>;
  /** Its author is answered it whatever became of it, until it is deleted. */
  one(id: string, reader: number | null): Promise<Result<DealRecord, 'none' | 'ended' | 'lapsed'>>;
  /** In the order asked for, each once; only those on offer, and the reader's own. */
  some(ids: readonly string[], reader: number | null): Promise<readonly DealSummaryRecord[]>;
  /** Those that everybody may find, the latest written first; at most so many. */
  findable(most: number): Promise<readonly FoundDeal[]>;
  /** Counts a look at a deal that is there. */
  view(id: string, view: Viewing): Promise<void>;
  /** Answers its id. */
  write(author: number, deal: DirectToKeep, sending: Sending): Promise<Result<string, DealRefusal>>;
  change(
    author: number,
    changed: ChangedDeal,
    deal: DirectToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>>;
  /** Shows it for another week. */
  confirm(author: number, id: string): Promise<Result<OwnStanding, DealRefusal>>;
  setStatus(
    author: number,
    id: string,
    status: DealStatus,
  ): Promise<Result<OwnStanding, DealRefusal>>;
  /** Deleted twice it stays deleted. */
  remove(author: number, id: string): Promise<Result<null, DealRefusal>>;
}
