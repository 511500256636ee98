import type { LatLng, MapOverlay } from '#core';
import { svgIcon } from './svg-icon';
import styles from './point-map.module.scss';

const PIN = {
  line: '',
  fill: 'M12 2.5a7 7 0 0 0-7 7c0 5 7 12 7 12s7-7 7-12a7 7 0 0 0-7-7zm0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z',
};

/** The tip stands on the point. */
export function pinOverlay(document: Document, at: LatLng): MapOverlay {
  const element = document.createElement('div');
  element.className = String(styles.pin);
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', '이 위치');
  element.append(svgIcon(document, PIN));
  return { id: 'pin', at, element, anchor: 'bottom', zIndex: 5 };
}
