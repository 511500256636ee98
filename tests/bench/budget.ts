/** All JavaScript before a screen is usable, the map engine apart. */
export const BUDGET_BYTES = 170_000;
