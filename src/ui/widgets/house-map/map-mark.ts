import { directPrice, type ClusterMark, type DirectMark, type HouseMark } from '#core';

/** One thing on the map: a house or a direct deal, or several that are too close to tell apart. */
export type MapMark = HouseMark | DirectMark;

/** A single one. */
export type MapPill = Exclude<MapMark, ClusterMark>;

/** As it is advertised. */
export const pricedAs = (pill: MapPill) => ({
  ...(pill.kind === 'house' ? pill : directPrice(pill)),
  maintenance: pill.maintenance,
});
