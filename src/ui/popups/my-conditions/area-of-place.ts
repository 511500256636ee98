import { shortSido, type Area, type Place, type PlaceSearch } from '#core';
import type { KeptArea } from '../../stores/area-names';

/** How many digits of a code there are, and how it ends where it names a larger area. */
const CODE_DIGITS = 10;
const filled = (digits: string): string => digits.padEnd(CODE_DIGITS, '0');

/** The digits in the id of an area: a whole code, or the five of a 시·군·구. */
const ID = /^area-(\d{10}|\d{5})(-city)?$/;

/**
 * The area that a place names or lies in, with its legal-dong code: of an area by its id, of a
 * station or a university the dong around it. Null where that is not known. Rejects with an AppError.
 */
export async function areaOfPlace(
  place: Place,
  places: Pick<PlaceSearch, 'areaAt'>,
): Promise<KeptArea | null> {
  const [, digits, city] = ID.exec(place.id) ?? [];
  const name = `${place.detail} ${place.kind === 'area' ? place.name : ''}`.trim();
  if (digits !== undefined) {
    // A city is named by the first of its districts: its own code ends in a zero there.
    const code = filled(city === undefined ? digits : digits.slice(0, 4));
    return { code, name: place.detail === '' ? shortSido(place.name) : name };
  }
  const area = await places.areaAt(place);
  if (area === null) return null;
  if (place.kind !== 'area') return { code: area.dongliCode, name: wholeName(area) };
  // Only a 시·도 has an id without its code.
  return area.sido === place.name
    ? { code: filled(area.dongliCode.slice(0, 2)), name: shortSido(area.sido) }
    : null;
}

const wholeName = ({ sido, sigungu, dong }: Area): string =>
  [shortSido(sido), sigungu, dong].filter((part) => part !== '').join(' ');
