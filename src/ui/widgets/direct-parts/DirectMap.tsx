import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MAP_CIRCLE, PLACE_CIRCLE_METRES, type DirectDeal } from '#core';
import { useServices } from '../../ground/services';
import { HouseMap } from '../house-map/HouseMap';
import { pinOverlay } from '../point-map/pin-overlay';

/** Where a deal is, as far as whoever looks may know. */
export type MapPlace = Pick<DirectDeal, 'lat' | 'lng' | 'exactPlace'> &
  Partial<Pick<DirectDeal, 'isMiddle'>>;

/** Shows the whole circle and what lies around it. */
const LEVEL = 4;

/**
 * The circle that surely holds the room (spec/readings R42), as wide at every level; a pin for those to
 * whom the place was opened.
 */
export const DirectMap = observer(function DirectMap({ deal }: { readonly deal: MapPlace }) {
  const { maps, stores } = useServices();
  const { lat, lng, isMiddle = false } = deal;
  // Of a dong's middle neither a circle nor a pin would be true.
  const exactPlace = isMiddle ? null : deal.exactPlace;
  const pins = useMemo(
    () => (exactPlace === null ? [] : [pinOverlay(document, exactPlace)]),
    [exactPlace],
  );
  const view = useMemo(
    () => ({ center: exactPlace ?? { lat, lng }, level: LEVEL }),
    [exactPlace, lat, lng],
  );
  const circle = useMemo(
    () =>
      exactPlace === null && !isMiddle
        ? { center: { lat, lng }, radiusMetres: PLACE_CIRCLE_METRES, ...MAP_CIRCLE }
        : null,
    [exactPlace, isMiddle, lat, lng],
  );
  return (
    <HouseMap
      provider={maps}
      view={view}
      theme={stores.theme.shown}
      label="방 위치 지도"
      interactive={false}
      circle={circle}
      more={pins}
    />
  );
});
