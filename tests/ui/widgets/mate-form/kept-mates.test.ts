import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeptMates } from '../../../../src/ui/widgets/mate-form/kept-mates';
import { NEW_MATE } from '../../../../src/ui/widgets/mate-form/typed-mate';
import { dongsOf } from '../../../support/mates';

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
  step: 'money',
};

const read = (typed: unknown) => readKeptMates(JSON.stringify([{ ...KEPT, typed }]))[0];

describe('a kept listing', () => {
  it('is read as it was typed', () => {
    const typed = {
      ...NEW_MATE,
      side: 'WANT',
      deposit: '5x',
      dongs: dongsOf(2),
      habits: { ...NEW_MATE.habits, smoking: 'NO' },
    };
    expect(read(typed)).toEqual({ ...KEPT, typed });
  });

  it('is read field by field: what cannot be read is as in a new one', () => {
    const kept = read({ side: 'CAT', monthly: '45', dongs: [{ dong: 1 }], habits: { sleep: 'X' } });
    expect(kept?.typed).toEqual({ ...NEW_MATE, monthly: '45' });
  });

  it('never throws, whatever stands in the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (typed) => {
        const kept = read(typed);
        expect(Object.keys(kept?.typed ?? {}).sort()).toEqual(Object.keys(NEW_MATE).sort());
      }),
    );
  });
});
