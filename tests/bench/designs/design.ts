import type { HouseMapQuery, HouseMark, Page } from '#core';
import type { AskedList, Dated } from '../../../server/ports/houses/house-queries';

export type MapQuestion = Dated<HouseMapQuery>;

export interface Marked {
  readonly marks: readonly HouseMark[];
  readonly total: number;
}

/** One way to answer the map, and the list where it has one of its own. */
export interface Design {
  readonly name: string;
  marks(query: MapQuestion): Promise<Marked>;
  readonly list: ((query: AskedList) => Promise<Page<{ readonly id: string }>>) | null;
}
