/** What an operator decides of the map. */
export interface MapLibreSettings {
  /** Where the base map document is, `/map/base.json`. */
  readonly baseMapUrl: string;
  /** An online style that is taken instead when it answers in time (MAP_STYLE_URL). */
  readonly styleUrl: string | null;
}
