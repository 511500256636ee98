import type {
  AppealTarget,
  CaseState,
  Decision,
  HoldState,
  ITEM_TYPE,
  ListedKind,
  ListedWord,
  ModeratedKind,
} from '#core';

/** A case as moderators see it in their list. */
export interface CaseRow {
  readonly caseNumber: string;
  readonly kind: ModeratedKind;
  readonly targetId: string;
  readonly state: CaseState;
  readonly hold: HoldState;
  readonly rule: string;
  /** ISO 8601 */
  readonly openedAt: string;
  /** The title of a post, the first words of a comment; null where it is gone. */
  readonly words: string | null;
  /** Open reports. */
  readonly reports: number;
}

/** All that moderators know of a case. */
export interface CaseDetail extends CaseRow {
  readonly author: string | null;
  /** The whole text. */
  readonly text: string | null;
  readonly decision: Decision | null;
  readonly why: string | null;
  readonly appeal: string | null;
  /** Of a deal, ids of those that others offer with the same pictures, or that are the same room. */
  readonly doubles: readonly string[];
  /** What was said in reports, the newest first. */
  readonly said: readonly { readonly reason: string; readonly content: string }[];
}

/** The page on which something stands, as a notification names it (spec/rules §3). */
export interface ModeratedPage {
  readonly code: typeof ITEM_TYPE.COMMUNITY | typeof ITEM_TYPE.DEAL;
  /** Of what has no code the path. */
  readonly id: string;
}

/** A case that is not decided, as its author is told of it. */
export interface OpenCase extends Pick<CaseRow, 'caseNumber' | 'hold' | 'rule'> {
  readonly page: ModeratedPage;
  /** Null where they have left. */
  readonly authorId: number | null;
}

/** Who is told of a decision. */
export interface Decided {
  readonly kind: ModeratedKind;
  readonly targetId: string;
  /** Null where it is gone. */
  readonly page: ModeratedPage | null;
  readonly authorId: number | null;
  readonly reporterIds: readonly number[];
  /** Whether everybody sees it now: a deal may have lapsed while it was held (spec/readings R41). */
  readonly isSeen: boolean;
}

/** appealed: it is there now, or was by the same key · twice: another one was before. */
export type KeptAppeal =
  | { readonly kind: 'appealed'; readonly caseNumber: string }
  | { readonly kind: 'twice' }
  | { readonly kind: 'nothing-held' };

/** What moderators work with (spec/readings R39). */
export interface StoredModeration {
  listed(): Promise<readonly ListedWord[]>;
  list(kind: ListedKind, text: string, rule: string): Promise<void>;
  /** False where it was not listed. */
  unlist(kind: ListedKind, text: string): Promise<boolean>;
  /** Those that wait for a decision, appeals first, the oldest first. */
  waiting(): Promise<readonly CaseRow[]>;
  one(caseNumber: string): Promise<CaseDetail | null>;
  /** The case of something that is held or hidden until it is decided; null where there is none. */
  openCase(kind: ModeratedKind, targetId: string): Promise<OpenCase | null>;
  /** Shows or hides what the case is about and closes its reports; null where it does not wait. */
  decide(caseNumber: string, decision: Decision, why: string): Promise<Decided | null>;
  appeal(memberId: number, target: AppealTarget, text: string, key: string): Promise<KeptAppeal>;
}
