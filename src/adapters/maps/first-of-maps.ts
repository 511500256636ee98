import {
  AppError,
  type MapHandle,
  type MapOptions,
  type MapProvider,
  type MapServiceName,
  type NearbyPlaces,
  type PageElement,
  type Roadview,
} from '#core';

/** A vendor that may turn us away after its map is open, and then draws nothing any more. */
export interface RefusingMapProvider extends MapProvider {
  /** Returns a function that stops listening. */
  onRefused?(heard: () => void): () => void;
}

/** A service that may be tried; its code is fetched then. */
export interface MapCandidate {
  readonly service: MapServiceName;
  readonly load: () => Promise<RefusingMapProvider>;
}

/**
 * The first service of a list that works (spec/readings R7). One that failed is not tried again as
 * long as the page lives; when all have failed, whoever asks again begins anew.
 */
export class FirstOfMaps implements MapProvider {
  readonly #candidates: readonly MapCandidate[];
  readonly #providers = new Map<MapCandidate, Promise<RefusingMapProvider>>();
  readonly #failed = new Set<MapCandidate>();

  constructor(candidates: readonly MapCandidate[]) {
    this.#candidates = candidates;
  }

  get service(): MapServiceName {
    return this.#candidates.find((one) => !this.#failed.has(one))?.service ?? 'embedded';
  }

  async open(container: PageElement, options: MapOptions): Promise<MapHandle> {
    return this.#first(async (provider, candidate) => {
      if (provider.onRefused === undefined) return provider.open(container, options);
      // Before the map, which tells its first rest to those who listen at once.
      const { ReplaceableMap } = await import('./replaceable-map');
      const standing = new ReplaceableMap(await provider.open(container, options), options);
      const stop = provider.onRefused(() => {
        stop();
        this.#failed.add(candidate);
        standing.replace((again) => this.open(container, again));
      });
      standing.whenDisposed(stop);
      return standing;
    });
  }

  roadview(): Promise<Roadview | null> {
    return this.#first((provider) => provider.roadview());
  }

  nearbyPlaces(): Promise<NearbyPlaces | null> {
    return this.#first((provider) => provider.nearbyPlaces());
  }

  async #first<Answer>(
    ask: (provider: RefusingMapProvider, candidate: MapCandidate) => Promise<Answer>,
  ): Promise<Answer> {
    let failure: unknown = new AppError('refused');
    for (const candidate of this.#candidates) {
      if (this.#failed.has(candidate)) continue;
      try {
        return await ask(await this.#provider(candidate), candidate);
      } catch (error) {
        failure = error;
        this.#failed.add(candidate);
      }
    }
    this.#failed.clear();
    throw failure;
  }

  #provider(candidate: MapCandidate): Promise<RefusingMapProvider> {
    const loading =
      this.#providers.get(candidate) ??
      candidate.load().catch(() => {
        this.#providers.delete(candidate);
        throw new AppError('offline');
      });
    this.#providers.set(candidate, loading);
    return loading;
  }
}
