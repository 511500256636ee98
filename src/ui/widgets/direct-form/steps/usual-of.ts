import type { UsualRange } from '#core';
import type { Usual } from '../../usual-price/UsualNote';
import type { TypedDirect } from '../typed-direct';

/** What is usual for the room that is typed, with its words. */
export function usualOf(
  { roomType, place }: Pick<TypedDirect, 'roomType' | 'place'>,
  range: UsualRange | undefined,
): Usual | null {
  if (range === undefined || roomType === null) return null;
  return { range, where: place.dong, roomType };
}
