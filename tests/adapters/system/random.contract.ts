import { expect, it } from 'vitest';
import type { Random } from '#core';

/** What every {@link Random} promises. */
export function drawsFairly(open: () => Random): void {
  it('draws numbers in [0, 1) that differ', () => {
    const random = open();
    const numbers = Array.from({ length: 500 }, () => random.number());
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(490);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
  });

  it('draws names of 22 letters, each once', () => {
    const random = open();
    const ids = Array.from({ length: 500 }, () => random.id());
    expect(ids.every((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(500);
  });
}
