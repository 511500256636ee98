import {
  AppError,
  distanceMetres,
  ROADVIEW_RADIUS,
  type LatLng,
  type PageElement,
  type Roadview,
  type RoadviewHandle,
} from '#core';
import { answerInTime } from '../answer-in-time';
import { vendorRoot } from '../map-root';
import type { NaverListener, NaverMaps, NaverPanorama } from './naver-sdk';

/** What the script says when it found a picture. */
const FOUND = 'OK';

/**
 * Naver's pictures of the street. The script looks for one within 300 m and cannot be told another
 * distance: what it found farther off than {@link ROADVIEW_RADIUS} counts as none.
 */
export class NaverRoadview implements Roadview {
  readonly #sdk: NaverMaps;

  constructor(sdk: NaverMaps) {
    this.#sdk = sdk;
  }

  async open(container: PageElement, at: LatLng): Promise<RoadviewHandle | null> {
    const box = container as HTMLElement;
    const root = vendorRoot(box);
    try {
      const panorama = await this.#nearest(root, at);
      if (panorama === null) {
        root.remove();
        return null;
      }
      return {
        resize: () => {
          if (!root.isConnected) return;
          panorama.setSize(new this.#sdk.Size(box.clientWidth, box.clientHeight));
        },
        dispose: () => {
          root.remove();
        },
      };
    } catch (failure) {
      root.remove();
      throw failure instanceof AppError ? failure : new AppError('refused');
    }
  }

  async #nearest(root: HTMLElement, at: LatLng): Promise<NaverPanorama | null> {
    const position = new this.#sdk.LatLng(at.lat, at.lng);
    const panorama = new this.#sdk.Panorama(root, { position, flightSpot: false });
    const heard: NaverListener[] = [];
    try {
      const status = await answerInTime<unknown>((answer) => {
        heard.push(this.#sdk.Event.addListener(panorama, 'pano_status', answer));
      });
      if (status !== FOUND) return null;
      const { coord } = panorama.getLocation();
      const taken = { lat: coord.y, lng: coord.x };
      return distanceMetres(taken, at) <= ROADVIEW_RADIUS ? panorama : null;
    } finally {
      for (const listener of heard) this.#sdk.Event.removeListener(listener);
    }
  }
}
