import { describe, expect, it } from 'vitest';
import {
  graphemeCount,
  HABIT_NAMES,
  isWholeMate,
  mateFaults,
  mateFit,
  mayMeet,
  seoulMidnight,
} from '#core';
import { parseScenePath } from '../../../server/pictures/scenes/scenes';
import { SAMPLE_PEOPLE } from '../../../server/sample/community/people.data';
import { DEAL_PEOPLE } from '../../../server/sample/deals/deal-people';
import { sampleMates } from '../../../server/sample/mates/make-mates';
import { MATE_PEOPLE } from '../../../server/sample/mates/mate-people.data';

const TODAY = '20261120';
const rows = sampleMates(7, TODAY);
const mates = rows.map(({ mate }) => mate);

describe('the mates of the sample', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    expect(sampleMates(7, TODAY)).toEqual(rows);
    expect(sampleMates(8, TODAY)[0]).not.toEqual(rows[0]);
  });

  it('are listings that the core finds nothing wrong with', () => {
    expect(mates.flatMap((mate) => mateFaults(mate))).toEqual([]);
    expect(mates.every(isWholeMate)).toBe(true);
  });

  it('are many, of as many people, on both sides and of both genders', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(new Set(rows.map(({ who }) => who)).size).toBe(rows.length);
    const share = (is: (mate: (typeof mates)[number]) => boolean) =>
      mates.filter(is).length / mates.length;
    expect(share(({ side }) => side === 'HAS')).toBeCloseTo(0.58, 1);
    expect(share(({ gender }) => gender === 'GNDRA00001')).toBeCloseTo(0.5, 1);
    expect(share(({ dongs }) => dongs.some(({ dong }) => dong === '신림동'))).toBeGreaterThan(0.05);
  });

  it('are nobody who writes or offers elsewhere', () => {
    expect(new Set([...MATE_PEOPLE, ...DEAL_PEOPLE, ...SAMPLE_PEOPLE]).size).toBe(
      MATE_PEOPLE.length + DEAL_PEOPLE.length + SAMPLE_PEOPLE.length,
    );
    for (const name of MATE_PEOPLE) expect(graphemeCount(name)).toBeLessThanOrEqual(10);
  });

  it('say different things, and how they live', () => {
    const intros = new Set(mates.map(({ intro }) => intro));
    expect(intros.size / mates.length).toBeGreaterThan(0.98);
    const said = mates.flatMap(({ habits }) => HABIT_NAMES.filter((habit) => habits[habit]));
    expect(said.length / mates.length).toBeGreaterThan(6);
    expect(mates.every(({ habits }) => habits.smoking !== null)).toBe(true);
    for (const { intro } of mates) expect(intro).not.toMatch(/\d{3}-?\d{3,4}-?\d{4}|@/);
  });

  it('have something in common with those whom they may meet', () => {
    const [me] = mates;
    if (me === undefined) throw new Error('There is nobody.');
    const met = mates.filter((mate) => mayMeet(me, mate));
    expect(met.length).toBeGreaterThan(10);
    const shared = met.filter((mate) => mateFit(me, mate, TODAY).shared.length > 0);
    expect(shared.length / met.length).toBeGreaterThan(0.8);
  });

  it('show drawn rooms where they have one, and were written before the day began', () => {
    for (const { mate, pictures, createdAt, confirmedAt } of rows) {
      expect(pictures.length > 0).toBe(mate.side === 'HAS');
      for (const path of pictures) expect(parseScenePath(path)).not.toBeNull();
      expect(confirmedAt).toBeGreaterThanOrEqual(createdAt);
      expect(confirmedAt).toBeLessThan(seoulMidnight(TODAY));
    }
  });
});
