import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, parseVersion } from '#core';
import { anyText } from '../../support/core-values';
import { roundTrips } from '../../support/laws';

describe('parseVersion', () => {
  it.each([
    ['1', { major: 1, minor: 0, patch: 0 }],
    ['1.2', { major: 1, minor: 2, patch: 0 }],
    ['1.2.3', { major: 1, minor: 2, patch: 3 }],
    ['01.02.03', { major: 1, minor: 2, patch: 3 }],
    ['10.20.300', { major: 10, minor: 20, patch: 300 }],
  ])('%s', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
  });

  it.each([
    '',
    'v1.2.3',
    '1.2.3.4',
    '1..3',
    '1.',
    '.1',
    '1.2.3-beta',
    '1.x',
    ' 1.2',
    '1.2\n',
    '-1.0',
    '1e3',
    '１.2',
    `1.${'9'.repeat(20)}`,
  ])('%j is none', (text) => {
    expect(parseVersion(text)).toBeNull();
  });

  const versions = fc.record({ major: fc.nat(), minor: fc.nat(), patch: fc.nat() });

  it('reads what is written', () => {
    roundTrips(
      versions,
      ({ major, minor, patch }) => `${major}.${minor}.${patch}`,
      (text) => parseVersion(text) ?? { major: -1, minor: -1, patch: -1 },
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseVersion(text) === null || /^[\d.]+$/.test(text)).toBe(true);
      }),
    );
  });
});

describe('compareVersions', () => {
  it.each([
    ['1.2.3', '1.2.3', 0],
    ['1.2.3', '1.2.4', -1],
    ['1.10.0', '1.9.9', 1],
    ['2', '1.99.99', 1],
    ['1', '1.0.0', 0],
    ['unknown', '1.0.0', 0],
    ['1.0.0', 'unknown', 0],
    [null, '1.0.0', 0],
    ['1.0.0', null, 0],
  ] as const)('%s to %s is %d', (a, b, order) => {
    expect(compareVersions(a, b)).toBe(order);
  });

  it('takes versions that were read, and is an order of them', () => {
    const versions = fc.record({
      major: fc.nat({ max: 3 }),
      minor: fc.nat({ max: 3 }),
      patch: fc.nat({ max: 3 }),
    });
    const weight = (v: { major: number; minor: number; patch: number }): number =>
      v.major * 100 + v.minor * 10 + v.patch;
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        expect(compareVersions(a, b)).toBe(Math.sign(weight(a) - weight(b)));
      }),
    );
  });
});
