import { NEARBY_CATEGORY, type NearbyCategory } from '#core';
import type { NewNearbyPlace } from '../db/geo/nearby-place-writer';
import type { RowOutcome } from './delivery';
import { FieldReader } from './field-reader';
import { latitude, longitude } from './field-forms';
import { text } from './field-values';
import { NEARBY_PLACE_COLUMNS, type NearbyPlaceField } from './nearby-place-columns';
import { categoryOf } from './nearby-place-words';
import type { DeliveredRow } from './rows';

const numberText = text(64);
const nameText = text(100);

/** A facility that has no category of its own is one of this. */
interface Defaults {
  readonly category: NearbyCategory | null;
}

/**
 * A facility of a delivered row, or everything that is wrong with it. Lists of shops hold all that
 * there is: what is of none of our categories is passed over.
 */
export function toNearbyPlace(
  row: DeliveredRow<NearbyPlaceField>,
  defaults: Defaults,
): RowOutcome<NewNearbyPlace> {
  const word = row.values.get('category');
  const category = word === undefined ? defaults.category : categoryOf(word);
  if (word !== undefined && category === null) return { ok: true, item: null };
  const read = new FieldReader(row.values, NEARBY_PLACE_COLUMNS.nameOf);
  const item = {
    number: read.required('number', numberText, ''),
    name: nameOf(read, category),
    lat: read.required('lat', latitude, 37),
    lng: read.required('lng', longitude, 127),
  };
  if (category === null) {
    const words = '지하철역, 편의점, 마트, 카페';
    read.refuse('category', '값이 없습니다', `${words} 가운데 하나를 적거나 --category를 주세요`);
  }
  if (read.problems.length > 0 || category === null) return { ok: false, problems: read.problems };
  return { ok: true, item: { ...item, category } };
}

/** As maps write it: `신림역 2호선`, `나무카페 신림점`. */
function nameOf(read: FieldReader<NearbyPlaceField>, category: NearbyCategory | null): string {
  const name = read.required('name', nameText, '');
  if (category !== NEARBY_CATEGORY.SUBWAY) {
    return [name, read.optional('branch', nameText, '')].filter(Boolean).join(' ');
  }
  const station = /역(?:\s|$)/.test(name) ? name : `${name}역`;
  return [station, read.optional('line', nameText, '')].filter(Boolean).join(' ');
}
