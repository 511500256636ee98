import type { RoomPlace } from './same-room';

/**
 * So many different places a member may offer rooms at in {@link TRYING_MS}; what is offered at a further
 * one waits for a moderator, whatever it is. A room that another member offers is held: whoever could try
 * one door after the other would learn from it where the other's room is (spec/readings R42).
 */
export const MOST_ROOM_PLACES = 5;

/** What the places are counted in: a day. */
export const TRYING_MS = 86_400_000;

/** Whether a room that was changed is still where it was: whoever types a blank more moved nowhere. */
export const isSamePlace = (before: RoomPlace, after: RoomPlace): boolean =>
  (['road', 'lot', 'unit'] as const).every((part) => keyOf(before[part]) === keyOf(after[part]));

const keyOf = (line: string): string => line.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

/** Whether so many places are more than anybody offers who has rooms to let. */
export const isTryingPlaces = (places: number): boolean => places > MOST_ROOM_PLACES;
