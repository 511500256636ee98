import { describe, expect, it } from 'vitest';
import { noteOf, restAt, restFrom } from '../../../../../src/ui/screens/map/sheet/sheet-rest';

describe('where the sheet rests', () => {
  it('leaves the map as it was when all of it is covered', () => {
    expect(restAt('full', restAt('half'))).toEqual({ stop: 'full', beside: 'half' });
    expect(restAt('full', restAt('peek', restAt('half')))).toEqual({
      stop: 'full',
      beside: 'peek',
    });
    expect(restAt('full')).toEqual({ stop: 'full', beside: 'peek' });
  });

  it('is found again by its word', () => {
    for (const rest of [restAt('peek'), restAt('half'), restAt('full', restAt('half'))])
      expect(restFrom(noteOf(rest))).toEqual(rest);
  });

  it.each([undefined, '', 'half', 'half/full'])('takes %s for no word of its own', (note) => {
    expect(restFrom(note)).toBeNull();
  });
});
