import type { OwnDirect, Page } from '#core';
import type { DirectSummaryRecord } from './deals';

/** A direct deal of whoever asks, as the database holds it. */
export type OwnDirectRecord = DirectSummaryRecord &
  Omit<OwnDirect, keyof DirectSummaryRecord | 'photo'>;

/** What members offer themselves. */
export interface StoredOwnDeals {
  /**
   * Their direct deals that they did not delete, the newest first.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(
    memberId: number,
    part: { readonly limit: number; readonly cursor: string | null },
  ): Promise<Page<OwnDirectRecord>>;
}
