import type {
  LatLng,
  MateAct,
  MateListing,
  MateListQuery,
  MateSummary,
  OwnSide,
  Page,
  Result,
  SeenRequest,
  WrittenMate,
} from '#core';
import type { WriterRecord } from '../communities/posts';
import type { Sending } from '../sending';
import type { ChangedDeal } from './changed-deal';
import type { DealRefusal } from './deal-refusal';

/** Each of several alternatives without some of its fields. */
type Without<All, Field extends PropertyKey> = All extends unknown ? Omit<All, Field> : never;

/** A card of a mate as the database holds it: links of pictures are signed when it is answered. */
export type MateSummaryRecord = Without<MateSummary, 'author' | 'photo'> & {
  readonly author: WriterRecord | null;
  readonly picture: string | null;
};

/** One of whoever asks. */
export type OwnMateRecord = MateSummaryRecord & OwnSide;

/** A listing of a mate, whole. */
export type MateRecord = Without<MateListing, 'author' | 'photos' | 'pictureIds'> & {
  readonly author: WriterRecord | null;
  /** Ids of pictures in their order; of an example the path of a drawn one. */
  readonly pictures: readonly string[];
};

/** A listing as it is written: checked and tidy, its dongs named as the server knows them. */
export interface MateToKeep {
  readonly mate: WrittenMate;
  /** The middle of its first dong: nothing more exact is known of a mate. */
  readonly at: LatLng;
}

/**
 * Mates as they are stored (spec/readings R41, R44). Readers are as in {@link StoredDeals}, which also
 * answers one mate by its id: a mate is a deal. Who asks is compared with each of them by their own
 * latest listing that is not over.
 */
export interface StoredMates {
  /**
   * Those on offer, in the order asked for.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: MateListQuery, reader: number | null): Promise<Page<MateSummaryRecord>>;
  /** A member's own, whatever became of them, the latest first. */
  own(member: number): Promise<readonly OwnMateRecord[]>;
  /** Answers its id. */
  write(author: number, mate: MateToKeep, sending: Sending): Promise<Result<string, DealRefusal>>;
  change(
    author: number,
    changed: ChangedDeal,
    mate: MateToKeep,
    sending: Sending,
  ): Promise<Result<string, DealRefusal>>;
}

/** What is between a member and somebody else, as the member sees it. */
export interface SeenRequestRecord extends Omit<SeenRequest, 'other' | 'theirs'> {
  readonly other: WriterRecord;
  readonly theirs: MateSummaryRecord | null;
}

/**
 * Why nothing was done: as of a deal, or `own`: one asks nobody by an own listing · `not-now`: by the
 * core's consentAfter, for a reason that depends on nothing but what the member sees.
 */
export type RequestRefusal =
  | Extract<DealRefusal, 'none' | 'ended' | 'no-member'>
  | 'own'
  | 'not-now';

/**
 * What two people agree on (spec/readings R44); what was done already is done again without harm. Who was
 * asked, and whose ask was accepted, is told with it: neither is there without the other.
 */
export interface StoredMateRequests {
  /** Asks the author of a listing. */
  ask(member: number, dealId: string): Promise<Result<SeenRequestRecord, RequestRefusal>>;
  /** All that a member sees, the latest asked first; at most so many. */
  list(member: number, most: number): Promise<readonly SeenRequestRecord[]>;
  /** A number is hyphenated. */
  act(member: number, id: string, act: MateAct): Promise<Result<SeenRequestRecord, RequestRefusal>>;
}
