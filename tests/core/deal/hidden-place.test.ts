import { expect, test } from 'vitest';
import { hiddenPlace } from '#core';

const ROOM = { lat: 37.4843, lng: 126.9297 };

test('the middle of the cell is told, to a centimetre', () => {
  expect(hiddenPlace(ROOM, { north: 0, east: 0 })).toEqual({ lat: 37.4842796, lng: 126.9298424 });
});

test('another shift tells another point of the same neighbourhood', () => {
  expect(hiddenPlace(ROOM, { north: 0.25, east: 0.75 })).toEqual({
    lat: 37.4845041,
    lng: 126.9295595,
  });
});
