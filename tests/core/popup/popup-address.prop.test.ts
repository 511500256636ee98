import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPopups, withoutPopup, withPopup } from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';

const names = fc.oneof(
  fc.constantFrom('login', 'share', 'report', 'alert', 'confirm', 'map'),
  fc.stringMatching(/^[a-z][a-z-]{0,12}$/),
);
const parts = fc.oneof(
  { weight: 2, arbitrary: names.map((name) => `p=${name}`) },
  { weight: 1, arbitrary: fc.tuple(names, names).map(([a, b]) => `p=${a},${b}`) },
  { weight: 1, arbitrary: fc.tuple(names, names).map(([a, b]) => `popup=${a}%2C${b}`) },
  { weight: 2, arbitrary: fc.tuple(names, anyText).map(([a, b]) => `${a}=${encodable(b)}`) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...Array.from('ap=%2c,+&;?')) }) },
);
const encodable = (text: string): string => new URLSearchParams({ t: text }).toString().slice(2);
const searches = fc
  .array(parts, { maxLength: 6 })
  .map((all) => all.join('&'))
  .map((body) => (body === '' ? '' : `?${body}`));

describe('popups in the address', () => {
  it('with, then without, gives the same address back, byte for byte', () => {
    fc.assert(
      fc.property(searches, names, (search, name) => {
        fc.pre(!openPopups(search).includes(name));
        expect(withoutPopup(withPopup(search, name), name)).toBe(search === '?' ? '' : search);
      }),
    );
  });

  it('with, then without, for any name and any address', () => {
    fc.assert(
      fc.property(anyText, anyText, (body, name) => {
        fc.pre(body !== '' && openPopups(`?${body}`).length === 0);
        expect(withoutPopup(withPopup(`?${body}`, name), name)).toBe(`?${body}`);
      }),
    );
  });

  it('with is open, as the last; what was open stays so', () => {
    fc.assert(
      fc.property(searches, names, (search, name) => {
        const before = openPopups(search);
        const after = openPopups(withPopup(search, name));
        expect(after).toEqual(before.includes(name) ? before : [...before, name]);
      }),
    );
  });

  it('without is closed, and nothing else is', () => {
    fc.assert(
      fc.property(searches, names, (search, name) => {
        const rest = openPopups(search).filter((one) => one !== name);
        expect(openPopups(withoutPopup(search, name))).toEqual(rest);
      }),
    );
  });

  it('leave every other parameter as it is', () => {
    const others = (search: string): string[] =>
      search
        .slice(1)
        .split('&')
        .filter(
          (raw) => ![...new URLSearchParams(`?${raw}`).keys()].some((k) => /^p(opup)?$/.test(k)),
        );
    fc.assert(
      fc.property(searches, names, (search, name) => {
        fc.pre(search !== '');
        const kept = others(search);
        expect(others(withPopup(search, name))).toEqual(kept);
        expect(others(withoutPopup(search, name)).join('&')).toBe(kept.join('&'));
      }),
    );
  });

  it('are opened once and closed once', () => {
    fc.assert(
      fc.property(names, (name) => {
        isIdempotent(searches, (search) => withPopup(search, name));
        isIdempotent(searches, (search) => withoutPopup(search, name));
      }),
      { numRuns: 5 },
    );
  });

  it('make an empty address or one that starts with ?, whatever is given', () => {
    fc.assert(
      fc.property(anyText, anyText, (search, name) => {
        for (const result of [withPopup(search, name), withoutPopup(search, name)]) {
          expect(result === '' || (result.startsWith('?') && result.length > 1)).toBe(true);
        }
      }),
    );
  });
});
