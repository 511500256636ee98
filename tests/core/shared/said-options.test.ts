import { expect, test } from 'vitest';
import { optionsOf, ROOM_OPTION, type RoomOption } from '#core';

const { PARKING, DEPOSIT_ZERO, PET } = ROOM_OPTION;
const ALL: readonly RoomOption[] = [PET, PARKING, DEPOSIT_ZERO];

test.each([
  { said: {}, of: [PET], are: [PET] },
  { said: {}, of: ALL, are: ALL },
  { said: { deposit: null }, of: ALL, are: [PET, PARKING] },
  { said: { deposit: 500, parking: 0 }, of: ALL, are: [PET] },
  { said: { deposit: 500, parking: 0 }, of: [PET], are: [PET] },
  { said: { deposit: 0, parking: 1 }, of: [PET], are: ALL },
  { said: { deposit: 0, parking: 2 }, of: ALL, are: ALL },
] as const)('what $said says of $of is $are', ({ said, of, are }) => {
  expect(optionsOf(of, said)).toEqual(are);
});
