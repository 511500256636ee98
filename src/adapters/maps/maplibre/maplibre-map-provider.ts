import type { MapHandle, MapOptions, MapProvider, PageElement } from '#core';
import type { MapLibreSettings } from './settings';
import { engineLoader, type Engine } from './load-engine';

/** The map that needs no key and, without an online style, no internet. */
export class MapLibreMapProvider implements MapProvider {
  readonly service = 'embedded';
  readonly capabilities = { roadview: false, nearbyPlaces: false };
  readonly #settings: MapLibreSettings;
  readonly #engine: () => Promise<Engine>;

  constructor(settings: MapLibreSettings, load: () => Promise<Engine> = () => import('./engine')) {
    this.#settings = settings;
    this.#engine = engineLoader(load);
  }

  async open(container: PageElement, options: MapOptions): Promise<MapHandle> {
    const { openMap } = await this.#engine();
    return openMap(container as HTMLElement, options, this.#settings);
  }
}
