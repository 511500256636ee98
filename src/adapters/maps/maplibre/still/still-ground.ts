import type { Geometry, Position } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { clippedRing, isIn, nearPieces, type Frame, type Pixel } from './clipped';
import type { StillCamera } from './still-camera';
import { StillFeatures, type Shape, type Values } from './still-features';
import { Names } from './still-names';
import { valueOf } from './style-values';

const SVG = 'http://www.w3.org/2000/svg';

type Make = (name: string, attributes: Values) => SVGElement;

/**
 * A picture of our own ground, drawn by the layers of its style without the engine. What only tiles
 * know, as the lines between imported areas, and names along a river are left to the engine.
 */
export class StillGround {
  readonly picture: SVGSVGElement;
  readonly #make: Make;
  readonly #camera: StillCamera;
  readonly #layers: readonly LayerSpecification[];
  readonly #features: StillFeatures;
  readonly #names: SVGElement;

  constructor(page: Document, style: StyleSpecification, camera: StillCamera) {
    this.#camera = camera;
    this.#features = new StillFeatures(style, camera);
    this.#make = (name, attributes) => {
      const element = page.createElementNS(SVG, name);
      for (const [key, value] of Object.entries(attributes))
        element.setAttribute(key, String(value));
      return element;
    };
    const { zoom, overlays } = camera;
    this.#layers = style.layers.filter(
      ({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom,
    );
    const { width, height } = overlays;
    this.picture = this.#make('svg', { width, height, 'aria-hidden': true }) as SVGSVGElement;
    this.#names = this.#make('g', {});
  }

  /** Draws layer by layer: whoever takes the next one has the last one drawn. */
  *draw(): Generator<undefined, void> {
    for (const layer of this.#layers) {
      this.picture.append(...shapesOf(layer, this.#features, this.#camera, this.#make));
      yield;
    }
    this.picture.append(this.#names);
  }

  /** Writes the names, which keep out of what stands on the map. */
  name(rooms: readonly Frame[]): void {
    const names = new Names(this.#camera, this.#make, rooms);
    // Whatever is placed first has the best place: the last layer, as the engine takes them.
    for (const layer of this.#layers.toReversed())
      if (layer.type === 'symbol' && layer.layout?.['symbol-placement'] === undefined)
        names.place(layer, this.#features.of(layer));
    this.#names.replaceChildren(...names.elements);
  }
}

function shapesOf(
  layer: LayerSpecification,
  features: StillFeatures,
  camera: StillCamera,
  make: Make,
): readonly SVGElement[] {
  const { zoom } = camera;
  const own = features.of(layer);
  const value = (from: Values | undefined, name: string, { properties }: Shape) =>
    from?.[name] === undefined ? undefined : valueOf(from[name], { zoom, properties });
  switch (layer.type) {
    case 'background': {
      const fill = layer.paint?.['background-color'];
      return [make('rect', { width: '100%', height: '100%', fill })];
    }
    case 'fill':
      return own.flatMap((feature) => {
        const d = areaPath(feature.geometry, camera);
        const paint = (name: string) => value(layer.paint, `fill-${name}`, feature);
        const looks = { d, fill: paint('color'), 'fill-opacity': paint('opacity') ?? 1 };
        return d === '' ? [] : [make('path', looks)];
      });
    case 'line': {
      const key = (feature: Shape) => Number(value(layer.layout, 'line-sort-key', feature) ?? 0);
      return own
        .toSorted((a, b) => key(a) - key(b))
        .flatMap((feature) => {
          const paint = (name: string) => value(layer.paint, name, feature);
          const width = Number(paint('line-width'));
          const d = linePath(feature.geometry, camera, width / 2);
          if (d === '') return [];
          return [
            make('path', {
              d,
              fill: 'none',
              stroke: paint('line-color'),
              'stroke-width': width,
              'stroke-opacity': paint('line-opacity') ?? 1,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            }),
          ];
        });
    }
    case 'circle':
      return own.flatMap((feature) => {
        if (feature.geometry.type !== 'Point') return [];
        const [cx, cy] = pixelOf(feature.geometry.coordinates, camera);
        if (!isIn([cx, cy], camera.frame)) return [];
        const paint = (name: string) => value(layer.paint, `circle-${name}`, feature);
        const stroke = Number(paint('stroke-width'));
        return [
          make('circle', {
            cx: round(cx),
            cy: round(cy),
            // A ring lies around its circle, and not on its edge.
            r: Number(paint('radius')) + stroke / 2,
            fill: paint('color'),
            stroke: paint('stroke-color'),
            'stroke-width': stroke,
          }),
        ];
      });
    default:
      return [];
  }
}

const pixelOf = ([lng = 0, lat = 0]: Position, { pixel }: StillCamera): Pixel => pixel(lng, lat);

/** A tenth of a pixel is finer than any screen. */
const round = (pixels: number): number => Math.round(pixels * 10) / 10;

const pathOf = (points: readonly Pixel[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

function areaPath(geometry: Geometry, camera: StillCamera): string {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons
    .flat()
    .map((ring) => {
      const pixels = ring.map((position) => pixelOf(position, camera));
      return clippedRing(pixels, camera.frame);
    })
    .filter((ring) => ring.length > 2)
    .map((ring) => `${pathOf(ring)}Z`)
    .join('');
}

/** `around`: px of the line itself that reach into the frame from beside it. */
function linePath(geometry: Geometry, camera: StillCamera, around: number): string {
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  const { left, top, right, bottom } = camera.frame;
  const frame = {
    left: left - around,
    top: top - around,
    right: right + around,
    bottom: bottom + around,
  };
  return lines
    .flatMap((line) => {
      const pixels = line.map((position) => pixelOf(position, camera));
      return nearPieces(pixels, frame);
    })
    .map(pathOf)
    .join('');
}
