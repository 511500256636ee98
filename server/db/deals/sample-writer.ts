import { DEAL_KIND } from '#core';
import type { DirectToKeep } from '../../ports/deals/deals';
import type { Queries } from '../database';
import { dealContacts, dealPlaces } from '../schema/deals';
import { directContent, placeOf } from './direct-writer';
import { addExamples, addPeople, addViews, hasExamples, type SampleLife } from './sample-parts';

/** A direct deal of the sample. */
export interface SampleDirect extends DirectToKeep, SampleLife {}

/**
 * Adds people whom nobody can sign in as, and what they offer; nothing where examples are there.
 * `dayOf` names the day so many days ago.
 */
export async function writeSampleDirects(
  tx: Queries,
  people: readonly string[],
  rows: readonly SampleDirect[],
  dayOf: (daysAgo: number) => string,
): Promise<void> {
  if (rows.length === 0 || (await hasExamples(tx, DEAL_KIND.direct))) return;
  const numbered = await addExamples(tx, rows, await addPeople(tx, people, rows), directContent);
  await tx
    .insert(dealPlaces)
    .values(numbered.map(({ dealId, row }) => ({ dealId, ...placeOf(row.draft) })));
  await tx
    .insert(dealContacts)
    .values(numbered.map(({ dealId, row }) => ({ dealId, ...row.draft.contact })));
  await addViews(tx, numbered, dayOf);
}
