import type { Feature, Geometry } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import { isIn, type Frame } from './clipped';
import type { StillCamera } from './still-camera';
import { valueOf } from './style-values';

type Named = Feature<Geometry, Readonly<Record<string, unknown>>>;
type Make = (name: string, attributes: Readonly<Record<string, unknown>>) => SVGElement;

/** em; a letter of Hangul is as wide as it is high, others are about half of that. */
const LINE = 1.2;
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > 'ᄀ' ? 0.95 : 0.58), 0);

const BOLD = 'hankan bold';

/** Which part of a text stands on its place. */
const ANCHORED = {
  left: 0,
  center: -0.5,
  right: -1,
} as const;

/** The names of a picture, each where there is room for it, what is placed first in the best place. */
export class Names {
  readonly elements: SVGElement[] = [];
  readonly #taken: Frame[];
  readonly #camera: StillCamera;
  readonly #make: Make;

  /** `rooms` are taken already. */
  constructor(camera: StillCamera, make: Make, rooms: readonly Frame[]) {
    this.#camera = camera;
    this.#make = make;
    this.#taken = [...rooms];
  }

  place(layer: SymbolLayerSpecification, features: readonly Named[]): void {
    const { layout = {} } = layer;
    const { zoom } = this.#camera;
    const order = ({ properties }: Named) =>
      Number(valueOf(layout['symbol-sort-key'] ?? 0, { zoom, properties }));
    for (const feature of features.toSorted((a, b) => order(a) - order(b)))
      this.#placeOne(layer, feature);
  }

  #placeOne({ layout = {}, paint = {} }: SymbolLayerSpecification, feature: Named): void {
    const { geometry, properties } = feature;
    const { zoom, frame, pixel } = this.#camera;
    if (geometry.type !== 'Point') return;
    const [lng = 0, lat = 0] = geometry.coordinates;
    const [x, y] = pixel(lng, lat);
    if (!isIn([x, y], frame)) return;
    const text = String(valueOf(layout['text-field'], { zoom, properties }));
    const size = Number(valueOf(layout['text-size'], { zoom, properties }));
    const [font = ''] = layout['text-font'] as readonly string[];
    const padding = Number(layout['text-padding'] ?? 0);
    const [width, height] = [widthOf(text) * size, LINE * size];
    for (const { right, down } of placesOf(layout['text-variable-anchor-offset'], size)) {
      const left = x + right.px + right.share * width;
      const top = y + down.px + down.share * height;
      const box = {
        left: left - padding,
        top: top - padding,
        right: left + width + padding,
        bottom: top + height + padding,
      };
      if (this.#taken.some((one) => overlap(one, box))) continue;
      this.#taken.push(box);
      const element = this.#make('text', {
        x: Math.round(left + width / 2),
        y: Math.round(top + height / 2),
        'font-size': size,
        'font-weight': font === BOLD ? 700 : 500,
        'letter-spacing': `${Number(layout['text-letter-spacing'] ?? 0)}em`,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        fill: paint['text-color'],
        stroke: paint['text-halo-color'],
        'stroke-width': 2 * Number(paint['text-halo-width']),
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      });
      element.textContent = text;
      this.elements.push(element);
      return;
    }
  }
}

const overlap = (a: Frame, b: Frame): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How far a text lies from its point: so many px, and this share of its own size. */
interface Offset {
  readonly px: number;
  readonly share: number;
}

/** The places around a point, the best first, as a style lists them: the anchor, then em. */
function placesOf(list: unknown, size: number): { right: Offset; down: Offset }[] {
  const told = list as readonly (string | readonly [number, number])[];
  return Array.from({ length: told.length / 2 }, (_, index) => {
    const anchor = String(told[index * 2]);
    const [x, y] = told[index * 2 + 1] as readonly [number, number];
    const side = anchor.includes('left') ? 'left' : anchor.includes('right') ? 'right' : 'center';
    const edge = anchor.includes('top') ? 'left' : anchor.includes('bottom') ? 'right' : 'center';
    return {
      right: { px: x * size, share: ANCHORED[side] },
      down: { px: y * size, share: ANCHORED[edge] },
    };
  });
}
