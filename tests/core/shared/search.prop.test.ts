import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQueryText, joinSearch, searchParts } from '../../../src/core/shared/search';
import { anyText } from '../../support/core-values';

describe('parts of an address', () => {
  it('put together again are the address', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        fc.pre(!body.startsWith('?'));
        const raws = searchParts(`?${body}`).map((part) => part.raw);
        expect(joinSearch(raws)).toBe(body === '' ? '' : `?${body}`);
      }),
    );
  });

  it('say what URLSearchParams says', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        fc.pre(!body.startsWith('?'));
        const read = searchParts(body)
          .filter((part) => part.raw !== '')
          .map((part) => [part.name, decodeQueryText(part.value)]);
        expect(read).toEqual([...new URLSearchParams(body)]);
      }),
    );
  });

  it.each([
    [
      '?a=1&b',
      [
        ['a=1', 'a', '1'],
        ['b', 'b', ''],
      ],
    ],
    ['a=1=2', [['a=1=2', 'a', '1=2']]],
    ['a=b?c', [['a=b?c', 'a', 'b?c']]],
    ['?%61+b=%ED%95%9C', [['%61+b=%ED%95%9C', 'a b', '%ED%95%9C']]],
    ['??a=1', [['?a=1', '?a', '1']]],
    ['?', []],
    ['', []],
  ])('%s', (search, parts) => {
    expect(searchParts(search).map((part) => [part.raw, part.name, part.value])).toEqual(parts);
  });
});
