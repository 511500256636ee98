import type { LatLng, MapOverlay, TransitStop } from '#core';
import { classNames } from '../../../styles/class-names';
import { overlap, type PixelBox } from '../../../widgets/house-map/pixel-box';
import { pixelsFrom } from '../../../widgets/house-map/pixels-from';
import { spokenStop } from './stop-texts';
import styles from './stop-marks.module.scss';

/** Of a stop's name: half its width, half its height with some air, and how far from its dot. */
const NAME = { across: 48, along: 13, apart: 23 };
/** Pixels from the house. Its own mark lies on whatever is there. */
const MARK: PixelBox = { left: -60, right: 60, top: -46, bottom: 0 };
/** A name whose middle is farther aside would be cut by the edge of the narrowest phone's map. */
const FARTHEST_ASIDE = 96;

/** Where a name stands from its dot: on the side that is turned away from the house. */
export type NameSide = 'above' | 'below';

/** The stops whose names have room at a level, the nearer ones first, and where those stand. */
export function namedStops(
  stops: readonly TransitStop[],
  house: LatLng,
  level: number,
): ReadonlyMap<string, NameSide> {
  const taken = [MARK];
  const named = new Map<string, NameSide>();
  for (const stop of stops) {
    const { x, y } = pixelsFrom(house, stop, level);
    const side = y < 0 ? 'above' : 'below';
    const middle = side === 'above' ? y - NAME.apart : y + NAME.apart;
    const box = {
      left: x - NAME.across,
      right: x + NAME.across,
      top: middle - NAME.along,
      bottom: middle + NAME.along,
    };
    if (Math.abs(x) > FARTHEST_ASIDE || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    named.set(stop.id, side);
  }
  return named;
}

/** Stations and bus stops as they stand on the map; the list beside it says the same in words. */
export function stopOverlays(
  document: Document,
  stops: readonly TransitStop[],
  named: ReadonlyMap<string, NameSide>,
): MapOverlay[] {
  return stops.map((stop) => {
    const element = document.createElement('div');
    element.className = classNames(styles.stop, styles[stop.kind]);
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', spokenStop(stop));
    const dot = document.createElement('span');
    dot.className = String(styles.dot);
    const color = stop.lines[0]?.color;
    if (color !== undefined) dot.style.borderColor = color;
    element.append(dot);
    const side = named.get(stop.id);
    if (side !== undefined) {
      const name = document.createElement('span');
      name.className = classNames(styles.name, styles[side]);
      name.textContent = `${stop.name} 약 ${stop.walkMinutes}분`;
      element.append(name);
    }
    const zIndex = stop.kind === 'station' ? 2 : 1;
    return { id: `stop:${stop.id}`, at: stop, element, anchor: 'center', zIndex };
  });
}
