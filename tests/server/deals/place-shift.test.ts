import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenPlace } from '#core';
import { placeShift } from '../../../server/deals/place-shift';
import { koreanPoints } from '../../support/deals';

const ROOM = { lat: 37.48425, lng: 126.92971 };
const shownTo = (secret: string, memberId: number, place = ROOM) =>
  hiddenPlace(place, placeShift(secret, { memberId, place }));

describe('the grid of a listing', () => {
  it('is the same whenever the room is offered, and where its pin moved a little', () => {
    const first = placeShift('secret', { memberId: 7, place: ROOM });
    expect(placeShift('secret', { memberId: 7, place: ROOM })).toEqual(first);
    const moved = { lat: ROOM.lat + 0.0001, lng: ROOM.lng - 0.0001 };
    expect(placeShift('secret', { memberId: 7, place: moved })).toEqual(first);
  });

  it('is another one for everybody, and by every secret', () => {
    expect(shownTo('secret', 7)).not.toEqual(shownTo('secret', 8));
    expect(shownTo('secret', 7)).not.toEqual(shownTo('other', 7));
  });

  it('has no more to tell of a room than its square kilometre', () => {
    fc.assert(
      fc.property(koreanPoints, fc.nat(), ({ lat, lng }, memberId) => {
        const corner = { lat: Math.floor(lat / 0.01) * 0.01, lng: Math.floor(lng / 0.01) * 0.01 };
        const inside = { lat: corner.lat + 0.005, lng: corner.lng + 0.005 };
        expect(placeShift('secret', { memberId, place: { lat, lng } })).toEqual(
          placeShift('secret', { memberId, place: inside }),
        );
      }),
    );
  });

  it('is made of parts of a cell', () => {
    fc.assert(
      fc.property(koreanPoints, fc.nat(), (place, memberId) => {
        for (const part of Object.values(placeShift('secret', { memberId, place }))) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThan(1);
        }
      }),
    );
  });
});
