import type {
  Bounds,
  DealType,
  HouseMapQuery,
  HouseMarks,
  HouseTally,
  HouseTallyQuery,
  HouseTypeCode,
  Page,
  PriceLevel,
  UsualPrice,
  Yyyymmdd,
} from '#core';
import type { AskedList, Dated, LatelyQuery, NearestQuestion } from './house-queries';
import type { HouseRecord, HouseSummaryRecord } from './house-record';

/** A house, and the version of the houses that it is of. */
export interface HouseNow {
  readonly house: HouseRecord;
  readonly version: string;
}

/** What the database itself answers of its houses. */
export interface StoredHouses {
  /** Whatever its status; who may see it is a policy. Null where there is none. */
  one(id: string): Promise<HouseRecord | null>;
  /** As {@link one}, with the version: for whoever keeps what is made of it. */
  oneNow(id: string): Promise<HouseNow | null>;
  /** In the order asked for, each once; unknown and hidden ones are left out. */
  some(ids: readonly string[]): Promise<readonly HouseSummaryRecord[]>;
  /** Open houses within 10 km with something new, latest first. */
  lately(query: LatelyQuery): Promise<readonly HouseSummaryRecord[]>;
  /** Null where there is no such house, or a hidden one. */
  priceLevel(id: string, today: Yyyymmdd): Promise<PriceLevel | null>;
  /** At most 10 open houses, most alike first; empty where there is no such house. */
  similar(id: string): Promise<readonly HouseSummaryRecord[]>;
}

/** Houses of a type and deal in a dong. */
export interface UsualKind {
  readonly type: HouseTypeCode;
  readonly dealType: DealType;
  readonly dongliCode: string;
}

/** What homes of a kind cost in a dong, by the houses on offer there. */
export interface UsualPrices {
  of(kind: UsualKind, today: Yyyymmdd): Promise<PriceLevel>;
  /** As the core's `usualPriceOf`; null where they are too few. */
  range(kind: UsualKind): Promise<UsualPrice | null>;
}

/** All that is asked about houses. Only those on offer are listed, marked and counted. */
export interface Houses extends StoredHouses {
  /**
   * A page in the order asked for. Total and version are of the first page.
   * @throws BadCursorError for a cursor that this question never gave.
   */
  list(query: AskedList): Promise<Page<HouseSummaryRecord>>;
  /** At most 200 marks, at least 44 px apart at that level. */
  marks(query: Dated<HouseMapQuery>): Promise<HouseMarks>;
  /** Of the houses as they are now; the same as that of a list or map that was asked at once. */
  version(): Promise<string>;
  /** How many houses the filter leaves, and how they spread over the sliders' ranges. */
  tally(query: Dated<HouseTallyQuery>): Promise<HouseTally>;
  /** The smallest box around the houses that the filter leaves; null where it leaves none. */
  boxOf(query: Dated<HouseTallyQuery>): Promise<Bounds | null>;
  /** The nearest open houses that pass the filter, nearest first, at most `limit`. */
  nearest(query: NearestQuestion): Promise<readonly HouseSummaryRecord[]>;
}
