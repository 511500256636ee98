import type { DocumentPicture } from '../document/document';
import type { Cancellation } from '../shared/abort';
import type { Result } from '../shared/result';
import type { Checklist } from './checklist';
import type { ShareChoice, ShareDays } from './checklist-view';
import type { KnownPortion } from './known-portion';

/** A link to a checklist; it opens to whoever has it until it ends or is withdrawn. */
export interface ChecklistShare {
  /** The page `/view/{code}`; nobody guesses it. */
  readonly code: string;
  /** In ms. */
  readonly until: number;
  readonly choice: ShareChoice;
}

/** A checklist as the server keeps it. */
export interface KeptChecklist {
  /** Of a deleted one its tombstone: the core's `isChecklistRemoved`. */
  readonly checklist: Checklist;
  /** Grows with everything that changes in it, the share too. */
  readonly revision: number;
  /** Null where it is not shared, or no longer. */
  readonly share: ChecklistShare | null;
  /** Those of its photos that are on the server, with links that end after some hours. */
  readonly pictures: readonly DocumentPicture[];
}

/** So many checklists are sent and answered at once when a device and the server join. */
export const MOST_JOINED = 20;

/** What the server has that a device lacks. */
export interface JoinedChecklists {
  /** Merged, those that were sent first; tombstones too. */
  readonly lacking: readonly KeptChecklist[];
  /** How many it lacks beside these of the ids it asked about: it asks again with what it now knows. */
  readonly left: number;
  /** What time it is for the server, in ms. */
  readonly now: number;
}

/**
 * Checklists of the member who is signed in, as the server keeps them beside the device's own store
 * (spec/readings R51). What is written is merged, by the core's `mergeChecklists`: sent twice or in
 * another order, the same comes out. Every method rejects with an AppError, 401 without a session,
 * `refused` where it would be one more than CHECKLIST_LIMITS.checklists, and with the field `at` where a
 * stamp is ahead of the server's clock; aborted, with an AbortError.
 */
export interface Checklists {
  /** All that are not deleted, the latest begun first. */
  all(cancel?: Cancellation): Promise<readonly KeptChecklist[]>;
  /** Null where there is none, or it was deleted. */
  one(id: string, cancel?: Cancellation): Promise<KeptChecklist | null>;
  /**
   * Merges what a device has into what the server has, and answers both as one. Photos of pictures that
   * are not the member's own are refused.
   */
  put(checklist: Checklist): Promise<KeptChecklist>;
  /** Deleted twice it stays deleted; its share ends. */
  remove(id: string): Promise<void>;
  /**
   * Merges what a device changed, at most MOST_JOINED, and answers that and what the device lacks of the ids in
   * the portion's window: by the revisions that it knows, at most MOST_JOINED at once. Refuses more than
   * MOST_KNOWN of these, with the field `known`.
   */
  join(
    changed: readonly Checklist[],
    portion: KnownPortion,
    cancel?: Cancellation,
  ): Promise<JoinedChecklists>;
  /** Opens a link for so many days; what was shared under another code before ends. */
  share(id: string, days: ShareDays, choice: ShareChoice): Promise<ChecklistShare>;
  /** The link ends at once, also for who has it open. Withdrawn twice it stays withdrawn. */
  withdraw(id: string): Promise<void>;
}

/** A checklist that somebody shared, as the core's `sharedChecklist` shows it. */
export interface SharedChecklist {
  readonly checklist: Checklist;
  /** When the link ends, in ms. */
  readonly until: number;
  /** Of photos whose links end with the share. */
  readonly pictures: readonly DocumentPicture[];
}

/** What is behind the links of other people's checklists; nobody needs a session for it. */
export interface ChecklistViews {
  /** `ended`: there is none, it ended, or it was withdrawn: nobody is told which. */
  of(code: string, cancel?: Cancellation): Promise<Result<SharedChecklist, 'ended'>>;
}
