import { latOf, levelToZoom, lngOf, worldX, worldY } from '#core';
import type {
  KakaoLatLng,
  KakaoMap,
  KakaoMapOptions,
  KakaoZoom,
} from '../../../../src/adapters/maps/kakao/kakao-sdk';
import { followGestures } from './gestures';
import { LatLng, Point, trigger } from './values';

const FRAME_MS = 16;
const PAN_MS = 160;

/** What stands on the map and is placed by it. */
export interface OnMap {
  draw(): void;
}

/**
 * A map that draws a plain ground and Kakao's marks, and reckons honestly: 2^(level − 3) metres a
 * pixel, on a mercator that is true at the map's centre.
 */
export class FakeMap implements KakaoMap {
  readonly node: HTMLElement;
  /** Elements on the map; moved as one while the level stays. */
  readonly layer: HTMLElement;
  readonly standing = new Set<OnMap>();
  readonly grounds = new Set<number>();
  readonly draggable: boolean;
  #center: KakaoLatLng;
  #level: number;
  #zoomable = true;
  /** What the layer's elements are placed from. */
  #drawnFrom: KakaoLatLng;
  #size = { width: 0, height: 0 };
  #going: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(node: HTMLElement, options: KakaoMapOptions) {
    this.node = node;
    this.#center = options.center;
    this.#drawnFrom = options.center;
    this.#level = options.level;
    this.draggable = options.draggable;
    node.style.position = 'relative';
    node.style.overflow = 'hidden';
    node.style.background = '#f3f2ed';
    this.layer = node.ownerDocument.createElement('div');
    Object.assign(this.layer.style, { position: 'absolute', left: '0', top: '0' });
    node.append(this.layer, marks(node.ownerDocument));
    this.relayout();
    followGestures(this);
  }

  getCenter(): KakaoLatLng {
    return this.#center;
  }

  setCenter(at: KakaoLatLng): void {
    clearTimeout(this.#going);
    this.look(at, this.#level);
    this.rest();
  }

  getLevel(): number {
    return this.#level;
  }

  get zoomable(): boolean {
    return this.#zoomable;
  }

  setZoomable(may: boolean): void {
    this.#zoomable = may;
  }

  setLevel(asked: number, options: KakaoZoom = {}): void {
    clearTimeout(this.#going);
    const level = Math.min(14, Math.max(1, asked));
    const levels = this.#level - level;
    const zoom = () => {
      this.look(this.#zoomedAround(levels, options.anchor), level);
      this.rest();
    };
    if (levels === 0) return;
    trigger(this, 'zoom_start');
    const isSmooth = options.animate !== undefined && Math.abs(levels) <= 2;
    if (isSmooth) this.#going = setTimeout(zoom, options.animate?.duration);
    else zoom();
  }

  panTo(at: KakaoLatLng): void {
    clearTimeout(this.#going);
    const { width, height } = this.#size;
    const to = this.#pixelOf(at);
    const by = { x: to.x - width / 2, y: to.y - height / 2 };
    if (Math.abs(by.x) > width || Math.abs(by.y) > height) {
      this.setCenter(at);
      return;
    }
    const steps = Math.ceil(PAN_MS / FRAME_MS);
    const step = (left: number): void => {
      if (left === 0) {
        this.setCenter(at);
        return;
      }
      this.panBy(by.x / (steps + 1), by.y / (steps + 1));
      this.#going = setTimeout(step, FRAME_MS, left - 1);
    };
    this.#going = setTimeout(step, FRAME_MS, steps);
  }

  relayout(): void {
    const { clientWidth, clientHeight, parentElement } = this.node;
    this.#size = {
      width: clientWidth === 0 ? (parentElement?.clientWidth ?? 0) : clientWidth,
      height: clientHeight === 0 ? (parentElement?.clientHeight ?? 0) : clientHeight,
    };
    this.draw();
  }

  addOverlayMapTypeId(id: number): void {
    this.grounds.add(id);
  }

  removeOverlayMapTypeId(id: number): void {
    this.grounds.delete(id);
  }

  getProjection() {
    return {
      containerPointFromCoords: (at: KakaoLatLng) => this.#pixelOf(at),
      coordsFromContainerPoint: (point: Point) => this.coordsOf(point),
    };
  }

  /** The pixel of the layer on which a place stands. */
  layerPixelOf(at: KakaoLatLng): Point {
    const [pixel, from] = [this.#pixelOf(at), this.#pixelOf(this.#drawnFrom)];
    return new Point(pixel.x - from.x, pixel.y - from.y);
  }

  coordsOf({ x, y }: { readonly x: number; readonly y: number }): LatLng {
    const pixels = this.#worldPixels();
    const { width, height } = this.#size;
    return new LatLng(
      latOf(worldY(this.#center.getLat()) + (y - height / 2) / pixels),
      lngOf(worldX(this.#center.getLng()) + (x - width / 2) / pixels),
    );
  }

  /** Looks so many pixels farther to the right and down. */
  panBy(dx: number, dy: number): void {
    const { width, height } = this.#size;
    this.look(this.coordsOf({ x: width / 2 + dx, y: height / 2 + dy }), this.#level);
  }

  look(center: KakaoLatLng, level: number): void {
    const [wasAt, wasOn] = [this.#center, this.#level];
    this.#center = center;
    this.#level = level;
    if (wasOn !== level) this.draw();
    else this.#shift();
    if (!wasAt.equals(center)) trigger(this, 'center_changed');
    if (wasOn !== level) trigger(this, 'zoom_changed');
  }

  /** Says `idle` once everything that is being done now is done. */
  rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      trigger(this, 'idle');
    }, 0);
  }

  draw(): void {
    this.#drawnFrom = this.#center;
    for (const one of this.standing) one.draw();
    this.#shift();
  }

  #shift(): void {
    const { x, y } = this.#pixelOf(this.#drawnFrom);
    this.layer.style.transform = `translate(${x}px, ${y}px)`;
  }

  #zoomedAround(levels: number, anchor: KakaoLatLng | undefined): KakaoLatLng {
    if (anchor === undefined) return this.#center;
    const { width, height } = this.#size;
    const { x, y } = this.#pixelOf(anchor);
    const part = 1 - 2 ** -levels;
    return this.coordsOf({
      x: width / 2 + (x - width / 2) * part,
      y: height / 2 + (y - height / 2) * part,
    });
  }

  #worldPixels(): number {
    return 512 * 2 ** levelToZoom(this.#level, this.#center.getLat());
  }

  #pixelOf(at: KakaoLatLng): Point {
    const pixels = this.#worldPixels();
    const { width, height } = this.#size;
    return new Point(
      width / 2 + (worldX(at.getLng()) - worldX(this.#center.getLng())) * pixels,
      height / 2 + (worldY(at.getLat()) - worldY(this.#center.getLat())) * pixels,
    );
  }
}

/** The logo, as Kakao's script puts it into the corner of every map. */
function marks(document: Document): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', left: '0', bottom: '0', margin: '0 6px' });
  const link = document.createElement('a');
  link.href = 'https://map.kakao.com/';
  link.target = '_blank';
  link.textContent = 'kakao';
  box.append(link);
  return box;
}
