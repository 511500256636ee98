import type { Clock, DirectMapQuery, DirectMarks } from '#core';
import { ColumnFeed } from '../columns/column-feed';
import { DealColumns } from '../columns/deal-columns';
import { dealMarksInView, dealsFound } from '../columns/deal-marks';
import { dealsVersion, type DealMap, type DealSource } from '../ports/deals/deal-map';
import { unpackDeals, type ColumnDeal } from '../ports/deals/packed-deal';

/**
 * Answers the map from all direct deals in memory, as houses are (docs/adr/0011): one of it a database
 * and process. What has lapsed is left out by the clock, whom the reader does not meet by what the
 * database says then: neither is written anywhere.
 */
export class DealsInMemory implements DealMap {
  private readonly feed: ColumnFeed<ColumnDeal, DealColumns>;

  constructor(
    private readonly source: DealSource,
    private readonly clock: Clock,
  ) {
    this.feed = new ColumnFeed(source, { make: () => new DealColumns(), unpack: unpackDeals });
  }

  /** Reads all deals into memory, which the first question would have to wait for. */
  warm(): Promise<void> {
    return this.feed.read(() => undefined);
  }

  async marks(query: DirectMapQuery, reader: number | null): Promise<DirectMarks> {
    const apart = reader === null ? [] : await this.source.apartFrom(reader);
    return this.feed.read(({ items, version }) => {
      const finding = { now: this.clock.now(), apart: new Set(apart) };
      return {
        ...dealMarksInView(items, query, finding),
        version: dealsVersion(Number(version), dealsFound(items, finding)),
      };
    });
  }
}
