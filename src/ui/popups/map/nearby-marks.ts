import type { MapOverlay, NearbyPlace } from '#core';
import { classNames } from '../../styles/class-names';
import { svgIcon } from '../../widgets/point-map/svg-icon';
import { FACILITY } from './map-icons.data';
import type { NearbyFace } from './nearby-faces';
import styles from './nearby-marks.module.scss';
import { distanceText } from './nearby-texts';

const HEIGHT: Readonly<Record<NearbyFace, number>> = { dot: 1, icon: 2, named: 3 };
/** Above the house's own mark. */
const SELECTED_HEIGHT = 6;

/**
 * Facilities as elements on the map, outside React's tree. The list is their equal for the keyboard
 * and for screen readers, so they are no tab stops. An element is made once a facility.
 */
export class NearbyMarks {
  private drawn = new Map<string, HTMLButtonElement>();

  constructor(
    private readonly document: Document,
    private readonly onPress: (facility: NearbyPlace) => void,
  ) {}

  overlays(
    facilities: readonly NearbyPlace[],
    faces: ReadonlyMap<string, NearbyFace>,
    selectedId: string | null,
  ): MapOverlay[] {
    const next = new Map<string, HTMLButtonElement>();
    const overlays = facilities.map((facility): MapOverlay => {
      const button = this.drawn.get(facility.id) ?? this.draw(facility);
      next.set(facility.id, button);
      const isSelected = facility.id === selectedId;
      const face = faces.get(facility.id) ?? 'dot';
      button.dataset['face'] = face;
      if (isSelected) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      return {
        id: `nearby:${facility.id}`,
        at: facility,
        element: button,
        anchor: 'center',
        zIndex: isSelected ? SELECTED_HEIGHT : HEIGHT[face],
      };
    });
    this.drawn = next;
    return overlays;
  }

  private draw(facility: NearbyPlace): HTMLButtonElement {
    const { name, icon } = FACILITY[facility.category];
    const button = this.document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    // Once: the map adds a class of its own.
    button.className = classNames(styles.mark);
    button.setAttribute('aria-label', `${name} ${facility.name} ${distanceText(facility)}`);
    const face = this.document.createElement('span');
    face.className = classNames(styles.icon);
    face.append(svgIcon(this.document, icon));
    const label = this.document.createElement('span');
    label.className = classNames(styles.name);
    label.textContent = facility.name;
    const body = this.document.createElement('span');
    body.className = classNames(styles.body);
    body.append(face, label);
    button.append(body);
    button.addEventListener('click', () => {
      this.onPress(facility);
    });
    return button;
  }
}
