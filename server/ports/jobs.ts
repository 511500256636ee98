/** Something to be done once, at a moment or later. */
export interface NewJob {
  /** Which handler does it. */
  readonly kind: string;
  /** Known by it within its kind: a job that was queued before, done or not, is not queued again. */
  readonly key: string;
  /** JSON, for the handler. */
  readonly payload: unknown;
  /** ms */
  readonly runAt: number;
}

/** A job that somebody has taken. */
export interface TakenJob extends Omit<NewJob, 'runAt'> {
  readonly id: number;
  /** 1 for the first time. */
  readonly attempt: number;
}

/**
 * Jobs that several processes take from. Each is taken by one of them at a time, for as long as its
 * lease lasts; one whose process died is taken again afterwards. So a job is done at least once, and
 * its handler has to stand a second time.
 */
export interface Jobs {
  add(jobs: readonly NewJob[]): Promise<void>;
  /** Those that are due, the longest due first, leased to `owner` until `leaseUntil` (ms). */
  take(asked: {
    readonly owner: string;
    readonly now: number;
    readonly leaseUntil: number;
    readonly most: number;
  }): Promise<readonly TakenJob[]>;
  /** False where the lease was lost: another process does the job. */
  renew(id: number, owner: string, leaseUntil: number): Promise<boolean>;
  done(id: number, owner: string, now: number): Promise<void>;
  /**
   * To be tried again at a moment (ms), or set aside for good where that is null. `why` stays in the
   * job's row, and holds nothing of a member.
   */
  failed(
    id: number,
    owner: string,
    how: { readonly now: number; readonly again: number | null; readonly why: string },
  ): Promise<void>;
  /**
   * Forgets of the jobs that were done before a moment (ms) the oldest, at most so many; answers how
   * many these were.
   */
  forgetDone(before: number, most: number): Promise<number>;
  /** The same of those that were set aside before a moment. */
  forgetAside(before: number, most: number): Promise<number>;
  /** How many are set aside. */
  countAside(): Promise<number>;
}
