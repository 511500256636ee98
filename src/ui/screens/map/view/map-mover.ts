import type { Bounds, MapView } from '#core';

/** What moves the map on the screen; there is none until its engine has come. */
export interface MapMover {
  moveTo(view: MapView, options?: { readonly animate?: boolean }): void;
  fit(bounds: Bounds, options?: { readonly animate?: boolean; readonly closest?: number }): void;
}
