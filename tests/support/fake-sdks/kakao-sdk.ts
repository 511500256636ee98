import { distanceMetres } from '#core';
import type {
  KakaoLatLng,
  KakaoMapOptions,
  KakaoMaps,
  KakaoPages,
  KakaoPlace,
  KakaoPlaces,
  KakaoRoadview,
  KakaoRoadviewClient,
  KakaoTilesetOptions,
} from '../../../src/adapters/maps/kakao/kakao-sdk';
import { FakeMap } from './kakao/map';
import { Circle, CustomOverlay } from './kakao/on-map';
import { event, LatLng, Point } from './kakao/values';

/** What Kakao's servers would know; a test changes it. */
export interface KakaoWorld {
  /** Where pictures of the street were taken. */
  panoramas: readonly { readonly id: number; readonly lat: number; readonly lng: number }[];
  /** Places of any category, in the order in which they are found. */
  places: readonly KakaoPlace[];
  searchFails: boolean;
  /** The parts of the script never come, though the script itself did. */
  neverReady: boolean;
  /** Every map that was made, the newest last. */
  readonly maps: FakeMap[];
  /** Every question of the search for places. */
  readonly searches: { readonly code: string; readonly radius: number; readonly page: number }[];
}

/**
 * Puts into the window what Kakao's script would, as far as our adapter calls it: `KakaoMaps` is
 * checked against the vendor's own types where the adapter takes it from the window.
 */
export function installFakeKakao(view: object): KakaoWorld {
  const world: KakaoWorld = {
    panoramas: [],
    places: [],
    searchFails: false,
    neverReady: false,
    maps: [],
    searches: [],
  };

  class Roadview implements KakaoRoadview {
    readonly #node: HTMLElement;

    constructor(node: HTMLElement) {
      this.#node = node;
    }

    setPanoId(id: number): void {
      this.#node.dataset['panorama'] = String(id);
    }

    relayout(): void {
      this.#node.dataset['laidOut'] = `${this.#node.clientWidth}×${this.#node.clientHeight}`;
    }
  }

  class RoadviewClient implements KakaoRoadviewClient {
    getNearestPanoId(at: KakaoLatLng, radius: number, found: (id: number | null) => void): void {
      const from = { lat: at.getLat(), lng: at.getLng() };
      const near = world.panoramas.find((one) => distanceMetres(one, from) <= radius);
      setTimeout(found, 0, near?.id ?? null);
    }
  }

  class Places implements KakaoPlaces {
    categorySearch(...[code, found, options]: Parameters<KakaoPlaces['categorySearch']>): void {
      const { size = 15, radius = 5_000 } = options ?? {};
      const answer = (page: number): void => {
        world.searches.push({ code, radius, page });
        const said = world.places.slice((page - 1) * size, page * size);
        const status = world.searchFails ? 'ERROR' : said.length === 0 ? 'ZERO_RESULT' : 'OK';
        const pages: KakaoPages = {
          // Kakao shows three pages, however many places there are.
          hasNextPage: page < 3 && world.places.length > page * size,
          nextPage: () => {
            setTimeout(answer, 0, page + 1);
          },
        };
        found([...said], status, pages);
      };
      setTimeout(answer, 0, 1);
    }
  }

  const types: Record<string, number> = { ROADMAP: 1, SKYVIEW: 2, HYBRID: 3 };
  class Tileset {
    constructor(readonly options: KakaoTilesetOptions) {}

    static add(name: string): void {
      types[name] = Object.keys(types).length + 100;
    }
  }

  const maps: KakaoMaps = {
    load: (ready) => {
      if (!world.neverReady) setTimeout(ready, 0);
    },
    LatLng,
    Point,
    Map: class extends FakeMap {
      constructor(node: HTMLElement, options: KakaoMapOptions) {
        super(node, options);
        world.maps.push(this);
      }
    },
    CustomOverlay,
    Circle,
    Tileset,
    MapTypeId: types,
    Roadview,
    RoadviewClient,
    event,
    services: { Places },
  };
  Object.assign(view, { kakao: { maps } });
  return world;
}
