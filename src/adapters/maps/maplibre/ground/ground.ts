import type { LatLng } from '#core';
import type { StyleSpecification } from 'maplibre-gl';

export type Theme = 'light' | 'dark';

/** Who made the ground: text, and where the text leads if it leads anywhere. */
export interface Credit {
  readonly text: string;
  readonly href: string | null;
}

export interface NamedPlace extends LatLng {
  readonly name: string;
}

/** What is drawn under the overlays, and what has to be said about it. */
export interface Ground {
  style(theme: Theme): StyleSpecification;
  readonly credits: readonly Credit[];
  /** Neighbourhoods, for naming where one is when no label is in sight. */
  readonly neighbourhoods: readonly NamedPlace[];
}
