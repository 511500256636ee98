import { EMPTY_FILTER, HOUSE_LAYER, HOUSE_SORT, mapAddressTo, PILL_FACE, type Place } from '#core';
import { PATH } from '../../ground/paths';

/** The map at a place, as its own search opens it. */
export const placePath = ({ name, lat, lng, level }: Place): string =>
  `${PATH.map}${mapAddressTo('', {
    view: { center: { lat, lng }, level },
    dong: null,
    layer: HOUSE_LAYER,
    filter: EMPTY_FILTER,
    sort: HOUSE_SORT.recommended,
    place: name,
    pills: PILL_FACE.price,
    spot: null,
  })}`;
