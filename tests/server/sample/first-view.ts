import { MAP_START, seenBounds } from '#core';

/** What a phone sees of the map where it begins, above the list. */
export const FIRST_VIEW = seenBounds(MAP_START, { width: 390, height: 600 });
