import type { LatLng } from './geo';
import type { PageElement } from '../shared/page-element';

/** Metres within which a panorama counts as one of the place (spec/rules §9). */
export const ROADVIEW_RADIUS = 50;

/** A panorama that is on the page. After `dispose` every method does nothing. */
export interface RoadviewHandle {
  /** The container changed its size. */
  resize(): void;
  /** Takes it off the page and leaves the container empty; calling it again does nothing. */
  dispose(): void;
}

/** Pictures of the street, as some map services have them. */
export interface Roadview {
  /**
   * Shows the panorama nearest to the point, in an element that has a size. Null where there is
   * none within {@link ROADVIEW_RADIUS}: the container is left empty. Rejects with an AppError.
   */
  open(container: PageElement, at: LatLng): Promise<RoadviewHandle | null>;
}
