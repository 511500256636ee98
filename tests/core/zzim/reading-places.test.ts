import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BEGUN_PERCENT,
  findReadingPlace,
  parseReadingPlaces,
  readSoFar,
  storedReadingPlaces,
  type ReadingPlace,
} from '#core';

const place = (TARGET_ID: string, PERCENT: number, DATE = 1): ReadingPlace => ({
  TARGET_ID,
  PERCENT,
  DATE,
});

describe('how far articles were read', () => {
  it('is kept with the one that was read last in front', () => {
    const places = readSoFar([place('a', 20), place('b', 30)], place('b', 40, 2));
    expect(places).toEqual([place('b', 40, 2), place('a', 20)]);
    expect(findReadingPlace(places, 'b')?.PERCENT).toBe(40);
    expect(findReadingPlace(places, 'c')).toBeUndefined();
  });

  it('does not go back when the beginning is looked at again', () => {
    expect(readSoFar([place('a', 60)], place('a', 1, 2))).toEqual([place('a', 60, 2)]);
  });

  it('is nothing of what was only looked at, or read to its end', () => {
    expect(readSoFar([], place('a', BEGUN_PERCENT - 1))).toEqual([]);
    expect(readSoFar([], place('a', BEGUN_PERCENT))).toHaveLength(1);
    expect(readSoFar([place('a', 60), place('b', 9)], place('a', 95))).toEqual([place('b', 9)]);
    expect(readSoFar([place('a', 60)], place('a', 94))).toHaveLength(1);
  });

  it('is kept of 60 articles', () => {
    const many = Array.from({ length: 70 }, (_, at) => place(String(at), 50));
    const kept = readSoFar(many, place('new', 50));
    expect(kept).toHaveLength(60);
    expect(kept[0]?.TARGET_ID).toBe('new');
  });

  it('comes back from storage as it was stored', () => {
    const anyPlace = fc.record({
      TARGET_ID: fc.string({ minLength: 1 }),
      PERCENT: fc.integer({ min: 0, max: 100 }),
      DATE: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(anyPlace), (read) => {
        const places = read.reduce<ReadingPlace[]>(readSoFar, []);
        expect(parseReadingPlaces(storedReadingPlaces(places))).toEqual(places);
      }),
    );
  });

  it('is read from anything without throwing', () => {
    expect(parseReadingPlaces(null)).toEqual([]);
    expect(parseReadingPlaces('[{"TARGET_ID":"a"},{"PERCENT":30},7,null]')).toEqual([]);
    expect(parseReadingPlaces('[{"TARGET_ID":"a","PERCENT":30}]')).toEqual([place('a', 30, 0)]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseReadingPlaces(text))).toBe(true);
      }),
    );
  });
});
