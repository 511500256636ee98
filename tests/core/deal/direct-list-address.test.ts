import { describe, expect, it } from 'vitest';
import { directListFrom, directListTo, EMPTY_DIRECT_FILTER, namesNoDong } from '#core';

const SILLIM = '1162010200';

describe('the address of a list of direct deals', () => {
  it('asks for everything, the newest first, where nothing is said', () => {
    const nothing = { filter: EMPTY_DIRECT_FILTER, sort: 'newest', isAround: false };
    expect(directListFrom('')).toEqual(nothing);
    expect(directListFrom('?sort=cheapest&around=T&dongliCode=12')).toEqual(nothing);
  });

  it('says what it was asked, and no more', () => {
    const search = `?monthlyTo=60&option=FULL%2CPET&dongliCode=${SILLIM}&sort=price&around=T`;
    const address = directListFrom(search);
    expect(address.filter).toEqual({
      ...EMPTY_DIRECT_FILTER,
      monthly: { from: null, to: 60 },
      options: ['FULL', 'PET'],
      dongliCode: SILLIM,
    });
    expect(directListTo(address)).toBe(search);
    expect(directListTo(directListFrom(`${search}&p=login`))).toBe(search);
  });

  it('says nothing of neighbours without a dong, and nothing at all where nothing is asked', () => {
    const address = directListFrom('');
    expect(directListTo({ ...address, isAround: true })).toBe('');
  });

  it.each([
    ['', false],
    ['?dongliCode=', false],
    [`?dongliCode=${SILLIM}`, false],
    ['?dongliCode=신림동', true],
    ['?dongliCode=116201', true],
  ])('tells what is no code of a dong: %s', (search, isOdd) => {
    expect(namesNoDong(search)).toBe(isOdd);
  });
});
