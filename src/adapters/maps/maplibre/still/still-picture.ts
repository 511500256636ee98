import type { MapCircle, MapOverlay } from '#core';
import type { Ground, Theme } from '../ground/ground';
import type { OverlayCamera, OverlayLayer } from '../overlay-layer';
import { circleData, withOwnLayers } from '../own-layers';
import { roomsOf } from '../overlay-rooms';
import type { Frame, Pixel } from './clipped';
import { inSlices } from './in-slices';
import type { StillCamera } from './still-camera';
import { StillGround } from './still-ground';

const NO_ROOMS = roomsOf([]);
/** Names come a moment after what they make room for. */
const NAME_MS = 30;

interface Drawn {
  readonly ground: StillGround;
  readonly camera: StillCamera;
}

const moved = (left: number, top: number, times: number): string =>
  `translate(${left}px, ${top}px) scale(${times})`;

/** How what is drawn from one camera is seen from another. */
function passage(from: OverlayCamera, to: OverlayCamera): string {
  const times = to.scale / from.scale;
  const left = to.originX + (from.worldX - to.worldX) * to.scale - from.originX * times;
  const top = to.originY + (from.worldY - to.worldY) * to.scale - from.originY * times;
  return moved(left, top, times);
}

/** The ground and what stands on it, drawn once for all that changes between two frames. */
export class StillPicture {
  readonly #stage: HTMLElement;
  readonly #ground: Ground;
  readonly #overlays: OverlayLayer;
  #theme: Theme;
  #circle: MapCircle | null = null;
  #camera: StillCamera | null = null;
  #drawn: Drawn | null = null;
  #carried = '';
  #stand = '';
  #frame: number | null = null;
  #stopDrawing: () => void = () => undefined;
  #naming: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: HTMLElement, ground: Ground, theme: Theme, overlays: OverlayLayer) {
    this.#stage = stage;
    this.#ground = ground;
    this.#theme = theme;
    this.#overlays = overlays;
  }

  /** From where all that stands on the picture is laid out: as it is drawn, until it is drawn anew. */
  get camera(): OverlayCamera | null {
    return (this.#drawn?.camera ?? this.#camera)?.overlays ?? null;
  }

  look(camera: StillCamera): void {
    this.#camera = camera;
    this.#place();
    this.#drawSoon();
  }

  setTheme(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#drawSoon();
  }

  setCircle(circle: MapCircle | null): void {
    if (circle === this.#circle) return;
    this.#circle = circle;
    this.#drawSoon();
  }

  /** These overlays stand on the map now: names keep out of them. */
  changed(overlays: readonly MapOverlay[]): void {
    const stand = overlays.map(({ id, at }) => `${id} ${at.lat} ${at.lng}`).join();
    // Another look of the same overlays (a hover) moves no name.
    if (stand === this.#stand) return;
    this.#stand = stand;
    this.#nameSoon();
  }

  /** Shows what is looked at elsewhere and larger, while hands hold it. */
  carry([right, down]: Pixel, times: number, [x, y]: Pixel): void {
    this.#carried = moved(right + x * (1 - times), down + y * (1 - times), times);
    this.#place();
  }

  /** The hands are off: what they made of it is looked at next. */
  release(): void {
    this.#carried = '';
  }

  stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#stopDrawing();
    clearTimeout(this.#naming);
  }

  #drawSoon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#draw();
    });
  }

  #draw(): void {
    const camera = this.#camera;
    if (camera === null) return;
    this.#stopDrawing();
    this.#stopDrawing = inSlices(this.#groundFrom(camera), (ground) => {
      this.#drawn?.ground.picture.remove();
      this.#stage.prepend(ground.picture);
      this.#drawn = { ground, camera };
      this.#place();
      this.#overlays.follow(camera.overlays);
      this.#nameSoon();
    });
  }

  /** Puts what is drawn where it belongs by now: the next drawing takes more than a frame. */
  #place(): void {
    const [drawn, now] = [this.#drawn?.camera.overlays, this.#camera?.overlays];
    const since =
      drawn === undefined || now === undefined || drawn === now ? '' : passage(drawn, now);
    this.#stage.style.transform = `${this.#carried} ${since}`.trim();
  }

  *#groundFrom(camera: StillCamera): Generator<undefined, StillGround> {
    const circle = circleData(this.#circle);
    const style = withOwnLayers(this.#ground.style(this.#theme), circle, NO_ROOMS);
    yield;
    const next = new StillGround(this.#stage.ownerDocument, style, camera);
    yield* next.draw();
    return next;
  }

  /** In a task behind the next frame, which lays the page out anyway: then the overlays have sizes. */
  #nameSoon(): void {
    clearTimeout(this.#naming);
    this.#naming = setTimeout(() => {
      this.#drawn?.ground.name(this.#rooms(this.#drawn.camera));
    }, NAME_MS);
  }

  #rooms({ pixel }: StillCamera): readonly Frame[] {
    return this.#overlays.sizes().map(({ overlay, width, height }) => {
      const [x, y] = pixel(overlay.at.lng, overlay.at.lat);
      const bottom = overlay.anchor === 'bottom' ? y : y + height / 2;
      return { left: x - width / 2, top: bottom - height, right: x + width / 2, bottom };
    });
  }
}
