import { AppError } from '#core';
import type { openDrawnMap, openMap } from './open-map';

/** What the engine's chunk offers. */
export interface Engine {
  readonly openMap: typeof openMap;
  readonly openDrawnMap: typeof openDrawnMap;
}

/**
 * The engine is a chunk of its own, fetched when a map is first opened. A failed load is forgotten,
 * so that the next call tries again.
 */
export function engineLoader(load: () => Promise<Engine>): () => Promise<Engine> {
  let loading: Promise<Engine> | null = null;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch {
      loading = null;
      throw new AppError('offline');
    }
  };
}
