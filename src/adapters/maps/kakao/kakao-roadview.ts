import {
  AppError,
  ROADVIEW_RADIUS,
  type LatLng,
  type PageElement,
  type Roadview,
  type RoadviewHandle,
} from '#core';
import { answerInTime } from '../answer-in-time';
import { vendorRoot } from '../map-root';
import type { KakaoMaps } from './kakao-sdk';

/** Kakao's pictures of the street. */
export class KakaoRoadview implements Roadview {
  readonly #sdk: KakaoMaps;

  constructor(sdk: KakaoMaps) {
    this.#sdk = sdk;
  }

  async open(container: PageElement, at: LatLng): Promise<RoadviewHandle | null> {
    const place = new this.#sdk.LatLng(at.lat, at.lng);
    const client = new this.#sdk.RoadviewClient();
    const id = await answerInTime<number | null>((answer) => {
      client.getNearestPanoId(place, ROADVIEW_RADIUS, answer);
    });
    if (id === null) return null;
    const root = vendorRoot(container as HTMLElement);
    try {
      const view = new this.#sdk.Roadview(root);
      view.setPanoId(id, place);
      return {
        resize: () => {
          if (root.isConnected) view.relayout();
        },
        dispose: () => {
          root.remove();
        },
      };
    } catch {
      root.remove();
      throw new AppError('refused');
    }
  }
}
