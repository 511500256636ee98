import { mix } from './color';
import type { Palette } from './palettes.data';

/** Metres: to the right of the left wall, above the floor, away from the eye. */
export type Place = readonly [x: number, y: number, z: number];
export type Span = readonly [from: number, to: number];

/** What a picture is made of, 640 × 480, without its frame. */
export interface Drawing {
  readonly defs: string;
  readonly body: string;
  readonly ground: string;
}

interface StageOptions {
  readonly palette: Palette;
  readonly width: number;
  readonly depth: number;
  readonly height?: number;
  readonly eyeX?: number;
  readonly eyeY?: number;
  readonly focal?: number;
  /** The horizon's distance from the upper edge in pixels. */
  readonly horizon?: number;
}

interface FaceOptions {
  readonly opacity?: number;
  readonly stroke?: string;
  /** How wide the edge is drawn in the face's own colour; rounds its corners. */
  readonly round?: number;
}

export const rounded = (value: number) => Math.round(value * 10) / 10;

/** A room in one-point perspective that is painted from the back to the front. */
export class Stage {
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly eyeX: number;
  readonly eyeY: number;
  private readonly focal: number;
  private readonly horizon: number;
  private readonly parts: string[] = [];
  private readonly defs: string[] = [];
  private ids = 0;

  constructor(options: StageOptions) {
    this.palette = options.palette;
    this.width = options.width;
    this.depth = options.depth;
    this.height = options.height ?? 2.4;
    this.eyeX = options.eyeX ?? options.width / 2;
    this.eyeY = options.eyeY ?? 1.35;
    this.focal = options.focal ?? 430;
    this.horizon = options.horizon ?? 232;
  }

  /** Pixels a metre at that distance. */
  scale(z: number): number {
    return this.focal / z;
  }

  /** Where a place of the room stands on the picture, in pixels. */
  at(x: number, y: number, z: number): readonly [number, number] {
    const scale = this.scale(z);
    return [
      rounded(320 + (x - this.eyeX) * scale),
      rounded(this.horizon - (y - this.eyeY) * scale),
    ];
  }

  /** `x yLx y…`, the middle of a path's d. */
  way(places: readonly Place[]): string {
    return places.map((place) => this.at(...place).join(' ')).join('L');
  }

  /** A thing's own colour as it looks in the light of this room. */
  lit(color: string): string {
    return this.palette.isNight ? mix(color, '#4a3f5c', 0.42) : color;
  }

  raw(svg: string): void {
    this.parts.push(svg);
  }

  line(places: readonly Place[], color: string, width: number, opacity = 1): void {
    this.raw(
      `<path d="M${this.way(places)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  }

  face(places: readonly Place[], fill: string, options: FaceOptions = {}): void {
    const { opacity = 1, stroke = fill, round = 0.8 } = options;
    this.raw(
      `<path d="M${this.way(places)}Z" fill="${fill}" stroke="${stroke}" stroke-width="${round}" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  }

  /** A flat piece on the floor, or at some height. */
  flat([x0, x1]: Span, [z0, z1]: Span, fill: string, options: FaceOptions & { y?: number } = {}) {
    const y = options.y ?? 0;
    this.face(
      [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ],
      fill,
      options,
    );
  }

  /** A flat piece on a wall that faces the eye. */
  upright([x0, x1]: Span, [y0, y1]: Span, z: number, fill: string, options: FaceOptions = {}) {
    this.face(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      fill,
      options,
    );
  }

  /** A solid: its top lighter, its side darker than its front (spec/look L15). */
  box(
    x: Span,
    y: Span,
    z: Span,
    color: string,
    options: { round?: number; contrast?: number } = {},
  ) {
    const { round = 0.8, contrast = 1 } = options;
    const { shade } = this.palette;
    const [x0, x1] = x;
    const [y0, y1] = y;
    const [z0, z1] = z;
    const side = (at: number) => {
      this.face(
        [
          [at, y0, z0],
          [at, y1, z0],
          [at, y1, z1],
          [at, y0, z1],
        ],
        mix(color, shade, 0.2 * contrast),
        { round },
      );
    };
    if (y1 < this.eyeY) this.flat(x, z, mix(color, '#ffffff', 0.22 * contrast), { y: y1, round });
    else if (y0 > this.eyeY) this.flat(x, z, mix(color, shade, 0.3 * contrast), { y: y0, round });
    if (x0 > this.eyeX) side(x0);
    if (x1 < this.eyeX) side(x1);
    this.upright(x, y, z0, mix(color, shade, 0.06 * contrast), { round });
  }

  shadow(x: Span, z: Span, opacity = 0.12): void {
    this.flat(x, z, this.palette.shade, { opacity, round: 6 });
  }

  /** A gradient to fill with, from top to bottom or from left to right. */
  gradient(from: string, to: string, direction: 'down' | 'across' = 'down'): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" x2="${direction === 'down' ? 0 : 1}" y2="${direction === 'down' ? 1 : 0}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Light around a lamp, its radius in pixels. */
  glow([x, y, z]: Place, radius: number, color: string, opacity = 0.7): void {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${opacity * 0.38}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    );
    const [cx, cy] = this.at(x, y, z);
    this.raw(`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${id})"/>`);
  }

  /** Adds a definition under a name of its own, and answers the name. */
  define(make: (id: string) => string): string {
    this.ids += 1;
    const id = `d${this.ids}`;
    this.defs.push(make(id));
    return id;
  }

  /** `tone` is laid over everything. */
  drawing(tone = ''): Drawing {
    return {
      defs: this.defs.join(''),
      body: this.parts.join('') + tone,
      ground: this.palette.wall,
    };
  }
}
