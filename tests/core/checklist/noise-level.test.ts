import { describe, expect, it } from 'vitest';
import { noiseLevel } from '#core';

describe('a rough level of noise', () => {
  it('is nothing in silence, everything at the loudest, and more where it is louder', () => {
    const of = (loud: number) => noiseLevel(new Float32Array(64).fill(loud));
    expect([of(0), of(1)]).toEqual([0, 100]);
    expect(of(0.01)).toBeLessThan(of(0.1));
    expect(noiseLevel(new Float32Array())).toBe(0);
  });
});
