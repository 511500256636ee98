import type { MapCircle } from '#core';
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { Ground, Theme } from './ground/ground';
import { PLAIN_GROUND } from './ground/offline-ground';
import { repaint } from './ground/repaint';
import type { OverlayLayer } from './overlay-layer';
import { roomsOf } from './overlay-rooms';
import { CIRCLE, circleData, ROOM, withOwnLayers } from './own-layers';

const NO_CIRCLE = circleData(null);
const NO_ROOMS = roomsOf([]);

/** What a map draws before its ground has come. */
export const firstStyle = (theme: Theme): StyleSpecification =>
  withOwnLayers(PLAIN_GROUND.style(theme), NO_CIRCLE, NO_ROOMS);

/** What the engine draws: the ground in a theme, and on it the circle and the room of overlays. */
export class ShownStyle {
  readonly #map: MapLibreMap;
  #ground: Ground = PLAIN_GROUND;
  #theme: Theme;
  #circle: FeatureCollection = NO_CIRCLE;
  #rooms: FeatureCollection = NO_ROOMS;

  /** The map draws {@link firstStyle} of this theme. */
  constructor(map: MapLibreMap, theme: Theme) {
    this.#map = map;
    this.#theme = theme;
    map.on('style.load', this.#drawn);
  }

  setGround(ground: Ground): void {
    this.#ground = ground;
    this.#map.setStyle(this.#style(), { diff: false });
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    repaint(this.#map, this.#style());
  }

  setCircle(circle: MapCircle | null): void {
    this.#circle = circleData(circle);
    this.#feed(CIRCLE, this.#circle);
  }

  /** Labels of the ground keep out of what overlays cover. */
  setRooms(sizes: ReturnType<OverlayLayer['sizes']>): void {
    this.#rooms = roomsOf(sizes);
    this.#feed(ROOM, this.#rooms);
  }

  #style(): StyleSpecification {
    return withOwnLayers(this.#ground.style(this.#theme), this.#circle, this.#rooms);
  }

  /** A style that is still being read is fed when it is drawn. */
  #feed(source: string, data: FeatureCollection): void {
    void this.#map.getSource<GeoJSONSource>(source)?.setData(data);
  }

  readonly #drawn = (): void => {
    this.#feed(CIRCLE, this.#circle);
    this.#feed(ROOM, this.#rooms);
    repaint(this.#map, this.#style());
  };
}
