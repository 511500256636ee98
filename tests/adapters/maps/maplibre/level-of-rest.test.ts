import { describe, expect, it } from 'vitest';
import { levelOfRest } from '../../../../src/adapters/maps/maplibre/level-of-rest';

describe('levelOfRest', () => {
  it.each([
    [5, 5.09, 5],
    [5, 4.92, 5],
    [5, 4.73, 4],
    [5, 5.27, 6],
    [5, 3.95, 4],
    [5, 3.8, 4],
    [5, 3.6, 3],
    [5, 7.1, 7],
    [5, 7.4, 8],
    [1, 0.6, 1],
    [14, 14.4, 14],
  ])('from %d, let go at %d, rests on %d', (from, to, rest) => {
    expect(levelOfRest(from, to)).toBe(rest);
  });
});
