import { latOf, lngOf, worldX, worldY } from '#core';
import type {
  NaverLatLng,
  NaverMap,
  NaverMapOptions,
  NaverOffset,
  NaverSize,
} from '../../../../src/adapters/maps/naver/naver-sdk';
import { followGestures } from './gestures';
import { LatLng, trigger } from './values';

const FRAME_MS = 16;

/** What stands on the map and is placed by it. */
export interface OnMap {
  draw(): void;
}

type Ground = Pick<NaverMapOptions, 'background' | 'baseTileOpacity'>;

/**
 * A map that draws a plain ground and Naver's marks, and reckons honestly: the mercator of web maps
 * with 256 pixels to the world on zoom 0. Its panes stay where the last zoom placed them, and a pan
 * moves them as one.
 */
export class FakeMap implements NaverMap {
  readonly node: HTMLElement;
  readonly options: NaverMapOptions;
  readonly pane: HTMLElement;
  readonly standing = new Set<OnMap>();
  isDestroyed = false;
  #isRefused = false;
  readonly #tiles: HTMLElement;
  readonly #stopGestures: () => void;
  #center: NaverLatLng;
  #zoom: number;
  #drawnFrom: NaverLatLng;
  #size: NaverSize;
  #going: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(node: HTMLElement, options: NaverMapOptions) {
    this.node = node;
    this.options = options;
    this.#center = options.center;
    this.#drawnFrom = options.center;
    this.#zoom = options.zoom;
    const { clientWidth, clientHeight, parentElement } = node;
    this.#size = {
      width: clientWidth === 0 ? (parentElement?.clientWidth ?? 0) : clientWidth,
      height: clientHeight === 0 ? (parentElement?.clientHeight ?? 0) : clientHeight,
    };
    const page = node.ownerDocument;
    this.#tiles = page.createElement('div');
    this.pane = page.createElement('div');
    for (const box of [this.#tiles, this.pane]) {
      Object.assign(box.style, { position: 'absolute', left: '0', top: '0' });
    }
    Object.assign(this.#tiles.style, { width: '100%', height: '100%', background: '#f5f3ee' });
    node.style.position = 'relative';
    node.style.overflow = 'hidden';
    node.append(this.#tiles, this.pane, marks(page));
    this.setOptions(options);
    this.#draw();
    this.#stopGestures = followGestures(this);
  }

  getCenter(): NaverLatLng {
    return this.#center;
  }

  getZoom(): number {
    return this.#zoom;
  }

  panTo(at: NaverLatLng, { duration }: { duration: number }): void {
    this.stop();
    const [from, frames] = [this.#center, Math.max(1, Math.round(duration / FRAME_MS))];
    const step = (frame: number): void => {
      const part = frame / frames;
      const between = (a: number, b: number) => a + (b - a) * part;
      const to = new LatLng(between(from.y, at.y), between(from.x, at.x));
      this.look(frame < frames ? to : at, this.#zoom);
      if (frame < frames) this.#going = setTimeout(step, FRAME_MS, frame + 1);
      else this.rest();
    };
    this.#going = setTimeout(step, FRAME_MS, 1);
  }

  morph(at: NaverLatLng, zoom: number, { duration }: { duration: number }): void {
    this.stop();
    this.#going = setTimeout(() => {
      this.look(at, zoom);
      this.rest();
    }, duration);
  }

  updateBy(at: NaverLatLng, zoom: number): void {
    this.look(at, zoom);
    this.rest();
  }

  stop(): void {
    clearTimeout(this.#going);
  }

  setSize(size: NaverSize): void {
    this.#size = size;
    this.node.style.width = `${size.width}px`;
    this.node.style.height = `${size.height}px`;
    this.#draw();
    trigger(this, 'size_changed', size);
  }

  setOptions({ background, baseTileOpacity }: Ground): void {
    this.node.style.background = background;
    this.#tiles.style.opacity = String(baseTileOpacity);
  }

  destroy(): void {
    if (this.isDestroyed) throw new Error('Naver’s map is destroyed once.');
    this.isDestroyed = true;
    if (this.#isRefused) throw new Error('A map that was refused has nothing to destroy.');
    this.stop();
    clearTimeout(this.#idle);
    this.#stopGestures();
    this.node.replaceChildren();
  }

  /** The pixel of the panes on which a place stands. */
  offsetOf(at: NaverLatLng): NaverOffset {
    const pixels = this.#worldPixels();
    const from = this.#drawnFrom;
    return {
      x: this.#size.width / 2 + (worldX(at.x) - worldX(from.x)) * pixels,
      y: this.#size.height / 2 + (worldY(at.y) - worldY(from.y)) * pixels,
    };
  }

  /** The place under a pixel of the map's box. */
  coordOf({ x, y }: NaverOffset): LatLng {
    const pixels = this.#worldPixels();
    const { width, height } = this.#size;
    return new LatLng(
      latOf(worldY(this.#center.y) + (y - height / 2) / pixels),
      lngOf(worldX(this.#center.x) + (x - width / 2) / pixels),
    );
  }

  /** Looks so many pixels farther to the right and down. */
  moveBy(dx: number, dy: number): void {
    const { width, height } = this.#size;
    this.look(this.coordOf({ x: width / 2 + dx, y: height / 2 + dy }), this.#zoom);
  }

  /** Zooms with the place under a pixel staying there. */
  zoomAround(zoom: number, pixel: NaverOffset): void {
    const to = Math.min(this.options.maxZoom, Math.max(this.options.minZoom, zoom));
    const part = 1 - 2 ** (this.#zoom - to);
    const { width, height } = this.#size;
    const center = this.coordOf({
      x: width / 2 + (pixel.x - width / 2) * part,
      y: height / 2 + (pixel.y - height / 2) * part,
    });
    this.look(center, to);
    this.rest();
  }

  look(center: NaverLatLng, zoom: number): void {
    if (this.isDestroyed) throw new Error('Naver’s map was destroyed.');
    const [wasAt, wasOn] = [this.#center, this.#zoom];
    this.#center = center;
    this.#zoom = zoom;
    if (wasOn === zoom) this.#shift();
    else this.#draw();
    if (wasAt.x !== center.x || wasAt.y !== center.y) trigger(this, 'center_changed', center);
    if (wasOn !== zoom) trigger(this, 'zoom_changed', zoom);
  }

  /** Says `idle` once everything that is being done now is done. */
  rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      trigger(this, 'idle');
    }, 0);
  }

  /** What Naver draws where it refuses the key. */
  refuse(): void {
    if (this.isDestroyed) return;
    this.#isRefused = true;
    const said = this.node.ownerDocument.createElement('p');
    said.textContent = '네이버 지도 Open API 인증이 실패했습니다.';
    this.node.append(said);
  }

  #worldPixels(): number {
    return 256 * 2 ** this.#zoom;
  }

  #draw(): void {
    this.#drawnFrom = this.#center;
    for (const one of this.standing) one.draw();
    this.#shift();
  }

  #shift(): void {
    const [at, from] = [this.offsetOf(this.#center), this.offsetOf(this.#drawnFrom)];
    this.pane.style.transform = `translate(${from.x - at.x}px, ${from.y - at.y}px)`;
  }
}

/** The logo, as Naver's script puts it into the corner of every map. */
function marks(page: Document): HTMLElement {
  const box = page.createElement('div');
  Object.assign(box.style, { position: 'absolute', left: '0', bottom: '0', margin: '0 6px' });
  const link = page.createElement('a');
  link.href = 'https://ssl.pstatic.net/static/maps/mantle/notice/legal.html';
  link.target = '_blank';
  link.textContent = 'NAVER';
  box.append(link);
  return box;
}
