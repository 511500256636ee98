import { addDays, seoulMidnight, type Yyyymmdd } from '#core';
import type { Queries } from '../../db/database';
import { writeSampleMates } from '../../db/mates/sample-mate-writer';
import { confirmSampleDeals } from '../../db/deals/sample-parts';
import { sampleMates } from './make-mates';
import { MATE_PEOPLE } from './mate-people.data';

const MATE_SEED = 20_261_127;

/** Puts in those who look for a mate, where none are yet, and keeps them confirmed. */
export async function fillMates(tx: Queries, today: Yyyymmdd): Promise<void> {
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo);
  await writeSampleMates(tx, MATE_PEOPLE, sampleMates(MATE_SEED, today), dayOf);
  await confirmSampleDeals(tx, seoulMidnight(today));
}
