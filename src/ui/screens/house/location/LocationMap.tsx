import { useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { House, TransitStop } from '#core';
import { useServices } from '../../../ground/services';
import { HouseMap } from '../../../widgets/house-map/HouseMap';
import { locationView } from './location-view';
import { namedStops, stopOverlays } from './stop-overlays';

interface LocationMapProps {
  readonly house: House;
  readonly stops: readonly TransitStop[];
}

/** The map below 위치, fetched once it comes near what is seen. */
export const LocationMap = observer(function LocationMap({ house, stops }: LocationMapProps) {
  const { maps, stores } = useServices();
  const [shown] = useState(() => locationView(house, stops[0] ?? null));
  const overlays = useMemo(
    () => stopOverlays(document, stops, namedStops(stops, house, shown.view.level)),
    [stops, house, shown],
  );
  return (
    <HouseMap
      provider={maps}
      view={shown.view}
      theme={stores.theme.shown}
      label="집 위치 지도"
      interactive={false}
      stationNames={stops.length === 0}
      marks={shown.marks}
      circle={shown.circle}
      selectedId={house.id}
      more={overlays}
    />
  );
});
