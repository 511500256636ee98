import type { Presence } from '../presence';

/** What an operator decides of the map. */
export interface MapLibreSettings {
  /** Where the base map document is, `/map/base.json`. */
  readonly baseMapUrl: string;
  /** An online style that is taken instead when it answers in time (MAP_STYLE_URL). */
  readonly styleUrl: string | null;
  /** Who is there: for nobody a picture of the map does. Without it the engine comes at once. */
  readonly presence?: Presence;
}
