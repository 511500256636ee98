import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, walkMinutes } from '#core';

const korea = fc.record({
  lat: fc.double({ min: 33, max: 39, noNaN: true }),
  lng: fc.double({ min: 124, max: 132, noNaN: true }),
});
const sillim = { lat: 37.4842, lng: 126.92959 };
const cityHall = { lat: 37.5657, lng: 126.9769 };

describe('distances', () => {
  it('are those of the ground', () => {
    expect(distanceMetres(sillim, cityHall)).toBeGreaterThan(9_900);
    expect(distanceMetres(sillim, cityHall)).toBeLessThan(10_000);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_114, 0);
    expect(distanceMetres({ lat: 37, lng: 127 }, { lat: 38, lng: 127 })).toBeCloseTo(111_195, 0);
    expect(distanceMetres({ lat: 60, lng: 127 }, { lat: 60, lng: 128 })).toBeCloseTo(55_597, 0);
  });

  it('are the same both ways, and none to oneself', () => {
    fc.assert(
      fc.property(korea, korea, (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });
});

it.each([
  [0, 1],
  [51.5, 1],
  [51.6, 2],
  [257, 5],
  [258, 6],
  [1_000, 20],
])('a line of %d m is a walk of %d minutes', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});
