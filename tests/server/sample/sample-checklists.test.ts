import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHECKLIST_ITEMS,
  checklistFault,
  checklistSections,
  checklistTally,
  isUuidV7,
  mergeChecklists,
  rowsOf,
  seoulMidnight,
} from '#core';
import { ChecklistRepository } from '../../../server/db/checklists/checklist-repository';
import { writeFirstChecklists } from '../../../server/db/checklists/sample-writer';
import type { Database } from '../../../server/db/database';
import { sampleChecklists } from '../../../server/sample/checklists/make-checklists';
import { accountsOn } from '../../support/accounts-on-database';
import { openTestDatabase } from '../../support/databases';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

const MADE = sampleChecklists(seoulMidnight('20261120'));

describe('the checklists of the sample', () => {
  test('are such as devices send, begun and seen up to yesterday', () => {
    for (const one of MADE) {
      expect(checklistFault(one)).toBeNull();
      expect(isUuidV7(one.id)).toBe(true);
      expect(mergeChecklists(one, one)).toEqual(one);
    }
    expect(MADE.map(({ seenOn }) => seenOn?.value)).toEqual(['20261119', '20261117', '20261115']);
  });

  test('are one half done, and others whole', () => {
    const tallies = MADE.map((one) =>
      checklistTally(rowsOf(checklistSections(one, CHECKLIST_ITEMS))),
    );
    expect(tallies.map(({ answered, of }) => [answered, of])).toEqual([
      [18, 24],
      [24, 24],
      [24, 24],
    ]);
    for (const { good, bad } of tallies) expect(Math.min(good, bad)).toBeGreaterThan(0);
  });
});

describe('filling them in', () => {
  let database: Database;
  let kim: number;
  const clock = new MovingClock();
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
    kim = await joinMember(accountsOn(database, clock).members, 'kim');
  });
  afterAll(() => database.close());

  test('is done once, and not again after the person deleted them', async () => {
    const checklists = new ChecklistRepository(database, clock);
    const fill = () => database.db.transaction((tx) => writeFirstChecklists(tx, kim, MADE));
    await fill();
    await fill();
    const written = (await checklists.of(kim)).map(({ checklist }) => checklist);
    expect(written).toEqual(MADE);
    for (const { id } of MADE) await checklists.remove(kim, id);
    await fill();
    expect(await checklists.of(kim)).toEqual([]);
  });
});
