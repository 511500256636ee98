import {
  metresPerPixel,
  pixelDistance,
  type LatLng,
  type MapOverlay,
  type TransitStop,
} from '#core';
import { classNames } from '../../styles/class-names';
import { spokenStop } from './stop-texts';
import styles from './parts/stop-marks.module.scss';

/** Labels closer than this would lie on one another: the nearer stop keeps its own. */
const LABEL_PX = { across: 96, along: 26 };
const METRES_PER_DEGREE = 111_320;

/** The stops whose names have room at a level, beside the house and each other. */
export function labelledStops(
  stops: readonly TransitStop[],
  house: LatLng,
  level: number,
): ReadonlySet<string> {
  const taken: LatLng[] = [house];
  const labelled = new Set<string>();
  for (const stop of stops) {
    if (taken.some((other) => collides(stop, other, level))) continue;
    taken.push(stop);
    labelled.add(stop.id);
  }
  return labelled;
}

function collides(a: LatLng, b: LatLng, level: number): boolean {
  const across = pixelDistance(a, { lat: a.lat, lng: b.lng }, level);
  const along = (Math.abs(a.lat - b.lat) * METRES_PER_DEGREE) / metresPerPixel(level);
  return across < LABEL_PX.across && along < LABEL_PX.along;
}

/** Stations and bus stops as they stand on the map; the list beside it says the same in words. */
export function stopOverlays(
  document: Document,
  stops: readonly TransitStop[],
  labelled: ReadonlySet<string>,
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
    if (labelled.has(stop.id)) {
      const name = document.createElement('span');
      name.className = String(styles.name);
      name.textContent = `${stop.name} 약 ${stop.walkMinutes}분`;
      element.append(name);
    }
    const zIndex = stop.kind === 'station' ? 2 : 1;
    return { id: `stop:${stop.id}`, at: stop, element, anchor: 'center', zIndex };
  });
}
