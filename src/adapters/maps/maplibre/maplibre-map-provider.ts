import type { MapHandle, MapOptions, MapProvider, PageElement } from '#core';
import type { Presence } from '../presence';
import { baseMapLoader, type LoadBaseMap } from './ground/load-base-map';
import { engineLoader, type Engine } from './load-engine';
import type { GroundSource } from './open-map';
import type { MapLibreSettings } from './settings';
import { fetchWorker } from './worker-file';

/** The engine and its worker, side by side: without either there is no map. */
const loadEngine = async (): Promise<Engine> => {
  const [{ openDrawnMap, openMap }] = await Promise.all([import('./engine'), fetchWorker()]);
  return { openDrawnMap, openMap };
};

/** The map that needs no key and, without an online style, no internet. */
export class MapLibreMapProvider implements MapProvider {
  readonly service = 'embedded';
  readonly #settings: MapLibreSettings;
  readonly #baseMap: LoadBaseMap;
  readonly #engine: () => Promise<Engine>;

  constructor(settings: MapLibreSettings, load: () => Promise<Engine> = loadEngine) {
    this.#settings = settings;
    this.#baseMap = baseMapLoader(settings.baseMapUrl);
    this.#engine = engineLoader(load);
  }

  async open(container: PageElement, options: MapOptions): Promise<MapHandle> {
    const box = container as HTMLElement;
    const { presence, styleUrl } = this.#settings;
    // An online ground is the engine's alone.
    if (presence !== undefined && styleUrl === null && !presence.isThere) {
      const still = await this.#openStill(box, options, presence);
      if (still !== null) return still;
    }
    // The ground is on its way while the engine is; whoever draws it hears of a failure.
    if (styleUrl === null) this.#baseMap().catch(() => undefined);
    const { openMap } = await this.#engine();
    return openMap(box, options, this.#source);
  }

  /** Null where a picture cannot be had. */
  async #openStill(
    box: HTMLElement,
    options: MapOptions,
    presence: Presence,
  ): Promise<MapHandle | null> {
    try {
      const [{ openStillMap }, document] = await Promise.all([
        import('./still/open-still-map'),
        this.#baseMap(),
      ]);
      return openStillMap(box, options, document, {
        presence,
        open: async (now, signal) => {
          const { openDrawnMap } = await this.#engine();
          return openDrawnMap(box, now, this.#source, signal);
        },
      });
    } catch {
      return null;
    }
  }

  get #source(): GroundSource {
    return { styleUrl: this.#settings.styleUrl, baseMap: this.#baseMap };
  }

  roadview(): Promise<null> {
    return Promise.resolve(null);
  }

  nearbyPlaces(): Promise<null> {
    return Promise.resolve(null);
  }
}
