import { METRES_A_DEGREE } from '#core';
import type {
  NaverCircle,
  NaverCircleOptions,
  NaverLatLng,
  NaverMap,
  NaverOverlayView,
} from '../../../../src/adapters/maps/naver/naver-sdk';
import { FakeMap, type OnMap } from './map';

/** What overlays of one's own extend: it is drawn when it is added and after each zoom. */
export class OverlayView implements NaverOverlayView, OnMap {
  #map: FakeMap | null = null;

  onAdd(): void {
    throw new Error('An overlay says what it adds.');
  }

  draw(): void {
    throw new Error('An overlay says how it is drawn.');
  }

  onRemove(): void {
    throw new Error('An overlay says what it takes away.');
  }

  setMap(map: NaverMap | null): void {
    if (this.#map !== null) {
      this.#map.standing.delete(this);
      this.onRemove();
    }
    this.#map = map instanceof FakeMap ? map : null;
    if (this.#map === null) return;
    this.#map.standing.add(this);
    this.onAdd();
    this.draw();
  }

  getPanes() {
    return { floatPane: this.#standsOn().pane };
  }

  getProjection() {
    const map = this.#standsOn();
    return { fromCoordToOffset: (at: NaverLatLng) => map.offsetOf(at) };
  }

  #standsOn(): FakeMap {
    if (this.#map === null) throw new Error('The overlay is on no map.');
    return this.#map;
  }
}

/** A disc, drawn as a round box. */
export class Circle extends OverlayView implements NaverCircle {
  readonly #box = document.createElement('div');
  readonly #options: NaverCircleOptions;

  constructor(options: NaverCircleOptions) {
    super();
    this.#options = options;
    this.#box.dataset['circle'] = String(options.radius);
    this.#box.style.background = options.fillColor;
    this.#box.style.opacity = String(options.fillOpacity);
  }

  override onAdd(): void {
    this.getPanes().floatPane.append(this.#box);
  }

  override draw(): void {
    const { center, radius } = this.#options;
    const { fromCoordToOffset } = this.getProjection();
    const { x, y } = fromCoordToOffset(center);
    // A degree of latitude is as long everywhere, and a mercator is as large both ways.
    const north = fromCoordToOffset({ x: center.x, y: center.y + radius / METRES_A_DEGREE });
    const pixels = y - north.y;
    Object.assign(this.#box.style, {
      position: 'absolute',
      left: `${x - pixels}px`,
      top: `${y - pixels}px`,
      width: `${2 * pixels}px`,
      height: `${2 * pixels}px`,
      borderRadius: '50%',
    });
  }

  override onRemove(): void {
    this.#box.remove();
  }
}
