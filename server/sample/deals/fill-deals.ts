import { addDays, seoulMidnight, type Yyyymmdd } from '#core';
import type { Queries } from '../../db/database';
import { confirmSampleDeals } from '../../db/deals/sample-parts';
import { writeSampleDirects } from '../../db/deals/sample-writer';
import { DEAL_PEOPLE } from './deal-people';
import { sampleDeals } from './make-deals';

const DEAL_SEED = 20_261_126;

/** Puts in the rooms that the sample's people offer, where none are yet, and keeps them confirmed. */
export async function fillDeals(tx: Queries, today: Yyyymmdd): Promise<void> {
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo);
  await writeSampleDirects(tx, DEAL_PEOPLE, sampleDeals(DEAL_SEED, today), dayOf);
  await confirmSampleDeals(tx, seoulMidnight(today));
}
