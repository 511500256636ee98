import { describe, expect, it } from 'vitest';
import {
  CHECK_AREAS,
  CHECKLIST_ITEMS,
  checkAreaName,
  checkReadingText,
  gradeOfReading,
  isId,
} from '#core';

describe('the catalogue of things to look at', () => {
  it('has at least 60, each of its own id and name in its area', () => {
    expect(CHECKLIST_ITEMS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CHECKLIST_ITEMS.map(({ id }) => id)).size).toBe(CHECKLIST_ITEMS.length);
    const names = CHECKLIST_ITEMS.map(({ area, name }) => `${area} ${name}`);
    expect(new Set(names).size).toBe(CHECKLIST_ITEMS.length);
    expect(CHECKLIST_ITEMS.filter(({ id }) => !isId(id))).toEqual([]);
  });

  it('says of each why and how in plain sentences', () => {
    for (const { how, why } of CHECKLIST_ITEMS) {
      expect(how).toMatch(/요$/);
      expect(why).toMatch(/요\.$/);
    }
  });

  it('stands in the order of a walk through the house, with something in every area', () => {
    const areas = CHECKLIST_ITEMS.map(({ area }) => CHECK_AREAS.indexOf(area));
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
    expect(new Set(areas).size).toBe(CHECK_AREAS.length);
    expect(CHECK_AREAS.map(checkAreaName).slice(0, 3)).toEqual(['현관', '방', '욕실']);
  });

  it('begins with 24 that can be graded', () => {
    const usual = CHECKLIST_ITEMS.filter(({ isUsual }) => isUsual);
    expect(usual).toHaveLength(24);
    expect(usual.filter(({ kind }) => kind === 'TEXT')).toEqual([]);
  });

  it('has limits that leave room for good, fair and bad', () => {
    for (const { measure } of CHECKLIST_ITEMS) {
      const limits = measure?.limits;
      if (!limits) continue;
      const beyond = limits.isLessBetter ? limits.fair + 1 : limits.fair - 1;
      const told = [limits.good, limits.fair, beyond].map((one) => gradeOfReading(one, limits));
      expect(told).toEqual(['GOOD', 'FAIR', 'BAD']);
    }
  });
});

describe('a reading', () => {
  it('is read out to one decimal with its unit', () => {
    expect(checkReadingText(7.44, 'SECONDS')).toBe('7.4초');
    expect(checkReadingText(230, 'CENTIMETRES')).toBe('230cm');
  });

  it('says nothing of itself without limits', () => {
    expect(gradeOfReading(7, null)).toBeNull();
  });
});
