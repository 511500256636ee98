import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeptDirects } from '../../../../src/ui/widgets/direct-form/kept-directs';
import { NEW_DIRECT, NO_PLACE } from '../../../../src/ui/widgets/direct-form/typed-direct';

const KEPT = {
  owner: 'tab',
  writer: 'page',
  member: '1',
  from: null,
  savedAt: 5,
  pictures: [],
  lost: 0,
  base: null,
  key: null,
  step: 'price',
};

const read = (typed: unknown, more: object = {}) =>
  readKeptDirects(JSON.stringify([{ ...KEPT, ...more, typed }]))[0];

describe('a kept room', () => {
  it('is read as it was typed', () => {
    const typed = {
      ...NEW_DIRECT,
      party: 'BROKER',
      deposit: '5x',
      items: [{ item: 'WATER', amount: '' }],
      place: { ...NO_PLACE, road: '신림로 340', at: { lat: 37.4, lng: 126.9 } },
    };
    expect(read(typed)).toEqual({ ...KEPT, typed });
  });

  it('is read field by field: what cannot be read is as in a new one', () => {
    const typed = {
      party: 'CAT',
      deposit: 500,
      monthly: '45',
      utilities: ['WATER', 'GOLD', 'WATER'],
    };
    const kept = read(typed, { step: 'moon', pictures: [{ id: 1 }], lost: 'many' });
    expect(kept?.typed).toEqual({ ...NEW_DIRECT, monthly: '45', utilities: ['WATER'] });
    expect(kept).toMatchObject({ step: 'room', pictures: [], lost: 0 });
  });

  it('is nobody’s where it does not say whose it is', () => {
    expect(read(NEW_DIRECT, { member: null })).toBeUndefined();
    expect(readKeptDirects('{')).toEqual([]);
  });

  it('never throws, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (typed) => {
        const kept = read(typed);
        expect(Object.keys(kept?.typed ?? {}).sort()).toEqual(Object.keys(NEW_DIRECT).sort());
      }),
    );
  });
});
