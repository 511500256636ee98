import {
  AppError,
  NEARBY_LIMIT,
  nearestTo,
  type Cancellation,
  type LatLng,
  type NearbyCategory,
  type NearbyPlace,
  type NearbyPlaces,
} from '#core';
import { abortError } from '../../shared/abort-error';
import { answerInTime } from '../answer-in-time';
import type { KakaoMaps, KakaoPlace } from './kakao-sdk';

const OK = 'OK';
const NONE = 'ZERO_RESULT';
const PAGE = 15;
/** Kakao's search looks no farther. */
const FARTHEST = 20_000;

/** Kakao's search for places by their category. */
export class KakaoNearbyPlaces implements NearbyPlaces {
  readonly #sdk: KakaoMaps;

  constructor(sdk: KakaoMaps) {
    this.#sdk = sdk;
  }

  async near(
    query: { readonly category: NearbyCategory; readonly at: LatLng; readonly radius: number },
    cancel?: Cancellation,
  ): Promise<readonly NearbyPlace[]> {
    const found = await this.#search(query, cancel);
    const places = found.flatMap((place) => placeOf(place, query.category) ?? []);
    return nearestTo(query.at, places, { metres: Infinity, most: NEARBY_LIMIT });
  }

  #search(
    { category, at, radius }: { category: NearbyCategory; at: LatLng; radius: number },
    cancel: Cancellation | undefined,
  ): Promise<KakaoPlace[]> {
    if (cancel?.aborted === true) return Promise.reject(abortError());
    const all: KakaoPlace[] = [];
    let isOver = false;
    let stop: () => void = () => undefined;
    const answered = answerInTime<KakaoPlace[]>((answer, failed) => {
      stop = () => {
        failed(abortError());
      };
      cancel?.addEventListener('abort', stop);
      new this.#sdk.services.Places().categorySearch(
        category,
        (places, status, pages) => {
          if (isOver) return;
          if (status === OK) all.push(...places);
          if (status === OK && pages.hasNextPage && all.length < NEARBY_LIMIT) pages.nextPage();
          else if (status === OK || status === NONE) answer(all);
          else failed(new AppError('server'));
        },
        {
          location: new this.#sdk.LatLng(at.lat, at.lng),
          radius: Math.min(Math.round(radius), FARTHEST),
          size: PAGE,
          sort: 'distance',
        },
      );
    });
    return answered.finally(() => {
      isOver = true;
      cancel?.removeEventListener('abort', stop);
    });
  }
}

/** Null where the answer says no place. */
function placeOf(
  { id, place_name: name, x, y }: KakaoPlace,
  category: NearbyCategory,
): Omit<NearbyPlace, 'distance'> | null {
  const place = { lat: Number(y), lng: Number(x) };
  const isPlace = x !== '' && y !== '' && Number.isFinite(place.lat) && Number.isFinite(place.lng);
  return isPlace ? { id, category, name, ...place } : null;
}
