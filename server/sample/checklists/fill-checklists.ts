import { seoulMidnight, type Yyyymmdd } from '#core';
import { samplePeople } from '../../db/accounts/sample-accounts';
import { writeFirstChecklists } from '../../db/checklists/sample-writer';
import type { Queries } from '../../db/database';
import { SAMPLE_ACCOUNTS } from '../../shared/sample-accounts';
import { sampleChecklists } from './make-checklists';

/** Gives the one who looks for a room checklists of houses that they saw, where they have none yet. */
export async function fillChecklists(tx: Queries, today: Yyyymmdd): Promise<void> {
  const people = await samplePeople(tx, [SAMPLE_ACCOUNTS.seeker]);
  const seeker = people.get(SAMPLE_ACCOUNTS.seeker);
  if (seeker === undefined) return;
  await writeFirstChecklists(tx, seeker.id, sampleChecklists(seoulMidnight(today)));
}
