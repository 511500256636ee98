import type { MapHandle, MapOptions, MapProvider, PageElement } from '#core';
import type { MapLibreSettings } from './settings';
import { baseMapLoader, type LoadBaseMap } from './ground/load-base-map';
import { engineLoader, type Engine } from './load-engine';
import { fetchWorker } from './worker-file';

/** The engine and its worker, side by side: without either there is no map. */
const loadEngine = async (): Promise<Engine> => {
  const [{ openMap }] = await Promise.all([import('./engine'), fetchWorker()]);
  return { openMap };
};

/** The map that needs no key and, without an online style, no internet. */
export class MapLibreMapProvider implements MapProvider {
  readonly service = 'embedded';
  readonly #styleUrl: string | null;
  readonly #baseMap: LoadBaseMap;
  readonly #engine: () => Promise<Engine>;

  constructor(settings: MapLibreSettings, load: () => Promise<Engine> = loadEngine) {
    this.#styleUrl = settings.styleUrl;
    this.#baseMap = baseMapLoader(settings.baseMapUrl);
    this.#engine = engineLoader(load);
  }

  async open(container: PageElement, options: MapOptions): Promise<MapHandle> {
    // The ground is on its way while the engine is; whoever draws it hears of a failure.
    if (this.#styleUrl === null) this.#baseMap().catch(() => undefined);
    const { openMap } = await this.#engine();
    const source = { styleUrl: this.#styleUrl, baseMap: this.#baseMap };
    return openMap(container as HTMLElement, options, source);
  }

  roadview(): Promise<null> {
    return Promise.resolve(null);
  }

  nearbyPlaces(): Promise<null> {
    return Promise.resolve(null);
  }
}
