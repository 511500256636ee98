import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  NEARBY_CATEGORIES,
  type LatLng,
  type MapView,
  type NearbyPlace,
  type SettledView,
} from '#core';
import { useServices } from '../../../ground/services';
import { Chip } from '../../../components/chip/Chip';
import { Icon } from '../../../components/icon/Icon';
import type { HouseMapHandle } from '../../../widgets/house-map/HouseMap';
import { PointMap } from '../../../widgets/point-map/PointMap';
import { FACILITY } from '../map-icons.data';
import type { MapProps } from '../../../stores/popups/props/map-props';
import { nearbyFaces } from '../nearby-faces';
import { NearbyMarks } from '../nearby-marks';
import { NEARBY_SLOT, NearbyStore } from '../nearby-store';
import { NearbyList } from './NearbyList';
import styles from './nearby-panel.module.scss';

interface NearbyPanelProps extends Pick<MapProps, 'at' | 'isApproximate' | 'mark' | 'title'> {
  readonly view: MapView;
  readonly onSettled: (view: SettledView) => void;
}

/** What is around the point: toggles by kind, marks on the map, and a list that says the same. */
export const NearbyPanel = observer(function NearbyPanel(props: NearbyPanelProps) {
  const { at, isApproximate, mark, title, onSettled } = props;
  // Where it begins; the map moves by itself from then on.
  const [view] = useState(props.view);
  const [level, setLevel] = useState(view.level);
  const store = useNearbyStore(at);
  const { chosen, selected, shown } = store;
  const map = useRef<HouseMapHandle>(null);
  const [marks] = useState(
    () =>
      new NearbyMarks(document, (facility) => {
        store.select(facility);
      }),
  );
  const selectedId = selected?.id ?? null;
  const overlays = useMemo(
    () => marks.overlays(shown, nearbyFaces(shown, at, level, selectedId), selectedId),
    [marks, shown, at, level, selectedId],
  );
  const goTo = (facility: NearbyPlace) => {
    store.select(facility);
    const { lat, lng } = facility;
    const handle = map.current;
    handle?.moveTo({ center: { lat, lng }, level: handle.view().level }, { animate: true });
  };

  return (
    <div className={styles.panel}>
      <div role="group" aria-label="주변시설 종류" className={styles.toggles}>
        {NEARBY_CATEGORIES.map((category) => (
          <Chip
            key={category}
            large
            active={chosen.has(category)}
            aria-pressed={chosen.has(category)}
            onClick={() => {
              store.toggle(category);
            }}
          >
            <Icon shape={FACILITY[category].icon} size={16} />
            {FACILITY[category].name}
          </Chip>
        ))}
      </div>
      <div className={styles.map}>
        <PointMap
          at={at}
          isApproximate={isApproximate}
          mark={mark}
          view={view}
          label={`${title} 주변 지도`}
          stationNames={false}
          more={overlays}
          onSettled={(settled) => {
            setLevel(settled.level);
            onSettled(settled);
          }}
          ref={map}
        />
      </div>
      <NearbyList store={store} isApproximate={isApproximate} onPress={goTo} />
    </div>
  );
});

/** The store of this page: Back and the tabs lead to what was chosen and found before. */
function useNearbyStore(at: LatLng): NearbyStore {
  const { nearby, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const kept = history.snapshots.find(page, NEARBY_SLOT);
    const isSame = kept?.at.lat === at.lat && kept.at.lng === at.lng;
    return kept !== undefined && isSame ? kept : new NearbyStore(nearby, at);
  });
  useEffect(() => {
    history.snapshots.keep(page, NEARBY_SLOT, store);
    store.start();
    return () => {
      store.stop();
    };
  }, [history, page, store]);
  return store;
}
