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
 * and for screen readers, so they are no tab stops. An element is made once a place.
 */
export class NearbyMarks {
  private drawn = new Map<string, HTMLButtonElement>();

  constructor(
    private readonly document: Document,
    private readonly onPress: (place: NearbyPlace) => void,
  ) {}

  overlays(
    places: readonly NearbyPlace[],
    faces: ReadonlyMap<string, NearbyFace>,
    selectedId: string | null,
  ): MapOverlay[] {
    const next = new Map<string, HTMLButtonElement>();
    const overlays = places.map((place): MapOverlay => {
      const button = this.drawn.get(place.id) ?? this.draw(place);
      next.set(place.id, button);
      const isSelected = place.id === selectedId;
      const face = faces.get(place.id) ?? 'dot';
      button.dataset['face'] = face;
      if (isSelected) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      return {
        id: `nearby:${place.id}`,
        at: place,
        element: button,
        anchor: 'center',
        zIndex: isSelected ? SELECTED_HEIGHT : HEIGHT[face],
      };
    });
    this.drawn = next;
    return overlays;
  }

  private draw(place: NearbyPlace): HTMLButtonElement {
    const { name, icon } = FACILITY[place.category];
    const button = this.document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    // Once: the map adds a class of its own.
    button.className = classNames(styles.mark);
    button.setAttribute('aria-label', `${name} ${place.name} ${distanceText(place)}`);
    const face = this.document.createElement('span');
    face.className = classNames(styles.icon);
    face.append(svgIcon(this.document, icon));
    const label = this.document.createElement('span');
    label.className = classNames(styles.name);
    label.textContent = place.name;
    const body = this.document.createElement('span');
    body.className = classNames(styles.body);
    body.append(face, label);
    button.append(body);
    button.addEventListener('click', () => {
      this.onPress(place);
    });
    return button;
  }
}
