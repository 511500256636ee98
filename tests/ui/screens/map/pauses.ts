/** How long after a move the map asks for what it shows. */
export const SETTLE_MS = 120;

/** How far the address of a busy map is behind it at most. */
export const ADDRESS_MS = 1000;

/** How long a view rests before the name of its area is asked for. */
export const AREA_MS = 300;

/** How long a list rests before its end is looked for (spec/rules §9). */
export const SCROLL_CHECK_MS = 100;

/** How long an answer stands before the views around it are fetched. */
export const AHEAD_MS = 500;
