import { EMPTY_FILTER, HOUSE_LAYER, HOUSE_SORT, mapAddressTo, PILL_FACE, type Place } from '#core';
import type { AppDeps } from '../../ports/app-deps';
import type { Api } from '../../http/wire-types';

/** Longer than any name of a place. */
const LONGEST = 50;

const mapAt = ({ name, lat, lng, level }: Place): string =>
  mapAddressTo('', {
    view: { center: { lat, lng }, level },
    dong: null,
    layer: HOUSE_LAYER,
    filter: EMPTY_FILTER,
    sort: HOUSE_SORT.recommended,
    place: name,
    pills: PILL_FACE.price,
    spot: null,
  });

/**
 * Where the search form of a page without script leads: to the map at the first place of that name,
 * or as it begins.
 */
export function findPlace(app: Api, { places }: AppDeps): void {
  app.get('/map/find', { schema: { hide: true } }, async (request, reply) => {
    const [, query = ''] = request.originalUrl.split('?', 2);
    const asked = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, LONGEST);
    const [place] = asked === '' ? [] : await places.search(asked, 1, null);
    return reply.redirect(place === undefined ? '/map' : `/map${mapAt(place)}`, 303);
  });
}
