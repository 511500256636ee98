import type { Cancellation } from '../shared/abort';

/** Notifications that were sent (spec/rules §7). Rejects with an AppError. */
export interface Notifications {
  /** Null where there is none of this id. */
  cluster(
    id: string,
    cancel?: Cancellation,
  ): Promise<{ readonly NOTI_TARGET_CD: string; readonly LINK: string } | null>;
}

/** What a link's item is, before its page is known (spec/rules §7). Rejects with an AppError. */
export interface ItemLookup {
  /** Null where there is none, or it was deleted. */
  community(
    id: string,
    cancel?: Cancellation,
  ): Promise<{ readonly categoryTypeCode: string } | null>;
  deal(id: string, cancel?: Cancellation): Promise<{ readonly dealType: string } | null>;
}

/** Leads from the browser into the app. */
export interface AppLinkOpener {
  /**
   * Opens the app at a path of this origin. `no-app` after 2 s without it (spec/rules §9): the
   * install page is next. Never rejects.
   */
  open(path: string): Promise<'opened' | 'no-app'>;
}
