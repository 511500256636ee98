import { describe, expect, it } from 'vitest';
import { parseUnsentChecklists, storedUnsentChecklists, withUnsent } from '#core';

describe('what a device knows of checklists to send', () => {
  it('is kept by whom they are of, and gone once all is sent', () => {
    const two = withUnsent(withUnsent(new Map(), '', 1), '7', 2);
    const stored = storedUnsentChecklists(two);
    expect(parseUnsentChecklists(stored)).toEqual(two);
    const none = withUnsent(withUnsent(two, '7', 0), '', 0);
    expect(none.size).toBe(0);
    expect(storedUnsentChecklists(none)).toBeNull();
  });

  it('is nothing where what is stored cannot be read', () => {
    for (const stored of [null, '', '7', '[]', '{"7":0}', '{"7":"viele"}', '{"7":null}'])
      expect(parseUnsentChecklists(stored).size).toBe(0);
    expect(parseUnsentChecklists('{"7":2.9,"8":-1}')).toEqual(new Map([['7', 2]]));
  });
});
