import type {
  KakaoCircle,
  KakaoCircleOptions,
  KakaoLatLng,
  KakaoMap,
  KakaoOverlay,
  KakaoOverlayOptions,
  KakaoRoadview,
} from '../../../../src/adapters/maps/kakao/kakao-sdk';
import { FakeMap, type OnMap } from './map';

abstract class Standing implements OnMap {
  protected map: FakeMap | null = null;
  protected readonly box = document.createElement('div');

  abstract draw(): void;

  setMap(map: KakaoMap | KakaoRoadview | null): void {
    this.map?.standing.delete(this);
    this.box.remove();
    this.map = map instanceof FakeMap ? map : null;
    this.map?.standing.add(this);
    this.map?.layer.append(this.box);
    this.draw();
  }
}

/** An element on a place. */
export class CustomOverlay extends Standing implements KakaoOverlay {
  readonly #options: KakaoOverlayOptions;

  constructor(options: KakaoOverlayOptions) {
    super();
    this.#options = { ...options };
    this.box.append(options.content);
  }

  setPosition(at: KakaoLatLng): void {
    this.#options.position = at;
    this.draw();
  }

  setZIndex(zIndex: number): void {
    this.#options.zIndex = zIndex;
    this.draw();
  }

  draw(): void {
    if (this.map === null) return;
    const { position, xAnchor, yAnchor, zIndex } = this.#options;
    const { x, y } = this.map.layerPixelOf(position);
    Object.assign(this.box.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      translate: `${-100 * xAnchor}% ${-100 * yAnchor}%`,
      zIndex: String(zIndex),
    });
  }
}

/** A disc, drawn as a round box. */
export class Circle extends Standing implements KakaoCircle {
  readonly #options: KakaoCircleOptions;

  constructor(options: KakaoCircleOptions) {
    super();
    this.#options = options;
    this.box.dataset['circle'] = String(options.radius);
  }

  draw(): void {
    if (this.map === null) return;
    const { center, radius, fillColor, fillOpacity } = this.#options;
    const { x, y } = this.map.layerPixelOf(center);
    const pixels = radius / 2 ** (this.map.getLevel() - 3);
    Object.assign(this.box.style, {
      position: 'absolute',
      left: `${x - pixels}px`,
      top: `${y - pixels}px`,
      width: `${2 * pixels}px`,
      height: `${2 * pixels}px`,
      borderRadius: '50%',
      background: fillColor,
      opacity: String(fillOpacity),
    });
  }
}
