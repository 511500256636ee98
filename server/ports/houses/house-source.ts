import type { RowReading, RowSource } from '../columns/followed-rows';
import type { HouseSummaryRecord } from './house-record';

/** What the card of a house shows, and the version that it is of. */
export interface HouseCard {
  readonly version: string;
  readonly card: HouseSummaryRecord;
}

/** Reads the stored houses (packed-house.ts): each question at its own moment, or all of one snapshot. */
export interface HouseReading extends RowReading {
  /** In no order; those that are not there are left out. */
  cards(ids: readonly number[]): Promise<readonly HouseCard[]>;
}

/** The stored houses as somebody follows them who holds those on offer in memory. */
export type HouseSource = RowSource<HouseReading>;
