import { NEARBY_CATEGORY, type LatLng, type NearbyPlace } from '#core';
import { overlap, type PixelBox } from '../../widgets/house-map/pixel-box';
import { pixelsFrom } from '../../widgets/house-map/pixels-from';

/** How much of a facility there is room for: its icon with the name, the icon, or a dot. */
export type NearbyFace = 'named' | 'icon' | 'dot';

/** The house's mark, in px from its point; it lies on whatever is there. */
const MARK: PixelBox = { left: -50, right: 50, top: -46, bottom: 2 };
const ICON = 12;
const NAME = { letter: 11, air: 14, top: 14, bottom: 34, most: 120 };

/**
 * What each facility looks like at a level: stations and the nearer ones first, nothing on top of
 * another. The selected one always has its name.
 */
export function nearbyFaces(
  facilities: readonly NearbyPlace[],
  house: LatLng,
  level: number,
  selectedId: string | null,
): ReadonlyMap<string, NearbyFace> {
  const icons: PixelBox[] = [];
  const names: PixelBox[] = [MARK];
  const faces = new Map<string, NearbyFace>();
  const inOrder = [...facilities].sort(
    (a, b) =>
      Number(b.id === selectedId) - Number(a.id === selectedId) ||
      rankOf(a) - rankOf(b) ||
      a.distance - b.distance,
  );
  for (const facility of inOrder) {
    const { x, y } = pixelsFrom(house, facility, level);
    const icon = { left: x - ICON, right: x + ICON, top: y - ICON, bottom: y + ICON };
    const half = Math.min(NAME.most, facility.name.length * NAME.letter + NAME.air) / 2;
    const name = { left: x - half, right: x + half, top: y + NAME.top, bottom: y + NAME.bottom };
    const isSelected = facility.id === selectedId;
    if (!isSelected && [...icons, ...names].some((other) => overlap(icon, other))) {
      faces.set(facility.id, 'dot');
      continue;
    }
    const isNamed = isSelected || ![...icons, ...names].some((other) => overlap(name, other));
    icons.push(icon);
    if (isNamed) names.push(name);
    faces.set(facility.id, isNamed ? 'named' : 'icon');
  }
  return faces;
}

const rankOf = ({ category }: NearbyPlace): number => (category === NEARBY_CATEGORY.SUBWAY ? 0 : 1);
