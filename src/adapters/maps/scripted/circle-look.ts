import type { MapCircle } from '#core';

/** A circle in the words that both vendors' scripts understand. */
export const circleLook = ({ radiusMetres, color, opacity }: MapCircle) => ({
  radius: radiusMetres,
  strokeWeight: 2,
  strokeColor: color,
  strokeOpacity: 1,
  fillColor: color,
  fillOpacity: opacity,
});
