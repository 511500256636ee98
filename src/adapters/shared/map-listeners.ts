import type { MapEvents } from '#core';

/** Who listens to a map. One that is taken off while the others are told is not told any more. */
export class MapListeners {
  readonly #sets: { readonly [Name in keyof MapEvents]: Set<MapEvents[Name]> } = {
    moving: new Set(),
    settled: new Set(),
    clicked: new Set(),
  };

  add<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    const set: Set<MapEvents[Name]> = this.#sets[name];
    set.add(listener);
    return () => {
      set.delete(listener);
    };
  }

  tell<Name extends keyof MapEvents>(name: Name, ...said: Parameters<MapEvents[Name]>): void {
    const set: Set<MapEvents[Name]> = this.#sets[name];
    for (const listener of [...set]) {
      if (set.has(listener)) (listener as (...said: Parameters<MapEvents[Name]>) => void)(...said);
    }
  }

  clear(): void {
    for (const set of Object.values(this.#sets)) set.clear();
  }
}
