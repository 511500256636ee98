/** All JavaScript before a screen is usable, the map engine apart. */
export const BUDGET_BYTES = 170_000;

/** The service worker, which every visit asks for anew. */
export const WORKER_BUDGET_BYTES = 20_000;
