import { DEAL_KIND } from '#core';
import type { MateToKeep } from '../../ports/deals/mates';
import type { Queries } from '../database';
import { mates } from '../schema/mates';
import { mateContent, mateRow } from './mate-writer';
import {
  addExamples,
  addPeople,
  addViews,
  hasExamples,
  type SampleLife,
} from '../deals/sample-parts';

/** A mate of the sample. */
export interface SampleMate extends MateToKeep, SampleLife {}

/**
 * Adds people whom nobody can sign in as, each of whom looks for a mate; nothing where examples are
 * there. `dayOf` names the day so many days ago.
 */
export async function writeSampleMates(
  tx: Queries,
  people: readonly string[],
  rows: readonly SampleMate[],
  dayOf: (daysAgo: number) => string,
): Promise<void> {
  if (rows.length === 0 || (await hasExamples(tx, DEAL_KIND.mate))) return;
  const numbered = await addExamples(tx, rows, await addPeople(tx, people, rows), mateContent);
  await tx.insert(mates).values(numbered.map(({ dealId, row }) => ({ dealId, ...mateRow(row) })));
  await addViews(tx, numbered, dayOf);
}
