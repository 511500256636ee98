import { useCallback, useEffect, useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import {
  MAP_CIRCLE,
  mapCircleRadius,
  pointAt,
  seenBounds,
  withMark,
  type MapPadding,
  type Yyyymmdd,
} from '#core';
import { useServices } from '../../ground/services';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { IconButton } from '../../components/button/IconButton';
import type { FocusedHouse } from '../../widgets/house-focus/house-focus';
import { HouseMap, type HouseMapHandle } from '../../widgets/house-map/HouseMap';
import type { MapMark, MapPill } from '../../widgets/house-map/map-mark';
import type { MapStore } from './map-store';
import { useDealHearts } from './view/use-deal-hearts';
import { useLocate } from './view/use-locate';
import styles from './map-panel.module.scss';
import { toggleZzim } from '../../widgets/zzim-heart/toggle-zzim';

/** The round button in the corner and the room between it and the zoom buttons, px. */
const LOCATION_BUTTON = 60;

interface MapPanelProps {
  readonly store: MapStore;
  /** The house whose page is open; its circle is drawn where its location is withheld. */
  readonly focused: FocusedHouse | null;
  readonly padding: MapPadding;
  readonly isWide: boolean;
  /** The day at whose legal rate the pills show the real monthly cost; null shows prices. */
  readonly costOn: Yyyymmdd | null;
  readonly onMark: (mark: MapMark) => void;
}

/** The map with its marks, and the buttons that float on it. */
export const MapPanel = observer(function MapPanel(props: MapPanelProps) {
  const { store, focused, padding, isWide, costOn, onMark } = props;
  const { maps, stores } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const { here, isLocating, locate } = useLocate(store);
  const { view } = store;
  const isOfHouses = store.layer.kind === 'house';
  const deals = useDealHearts(!isOfHouses);
  const isAttached = useIsAttached();
  const isKnown = store.bounds !== null;

  // The data is asked for while the engine is still on its way.
  useEffect(() => {
    const element = box.current;
    // A page that was drawn for another window than it finds has its own layout once it is attached.
    if (view === null || isKnown || element === null || !isAttached) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    if (size.width > 0) store.expect(seenBounds(view, size, padding));
  }, [store, view, isKnown, isAttached, padding]);

  const attach = useCallback(
    (handle: HouseMapHandle | null) => {
      store.attach(handle);
    },
    [store],
  );
  const level = view?.level;
  const circle = useMemo(
    () =>
      focused?.isApproximate === true && level !== undefined
        ? {
            center: { lat: focused.mark.lat, lng: focused.mark.lng },
            radiusMetres: mapCircleRadius(level),
            ...MAP_CIRCLE,
          }
        : null,
    [focused, level],
  );

  const { marks: found } = store.answer;
  const marks = useMemo(
    () => withFocused(found, focused, circle?.radiusMetres ?? 0),
    [found, focused, circle],
  );

  const pressHeart = (pill: MapPill): void => {
    if (pill.kind === 'deal') {
      deals?.toggle(pill);
      return;
    }
    // All others on the map are open; only a page may be that of a house that is gone.
    const status = pill.id === focused?.mark.id ? focused.status : 'OPEN';
    toggleZzim(stores, { ...pill, status });
  };
  return (
    <div ref={box} className={styles.panel}>
      {view !== null && (
        <HouseMap
          ref={attach}
          provider={maps}
          view={view}
          theme={stores.theme.shown}
          label={isOfHouses ? '집 지도' : '직거래 지도'}
          padding={padding}
          zoomButtons={isWide}
          zoomAbove={LOCATION_BUTTON}
          marks={marks}
          selectedId={store.pointed.selectedId}
          hoveredId={store.pointed.hoveredId}
          seenIds={isOfHouses ? stores.recents.viewedHouseIds : stores.recents.viewedDealIds}
          zzimIds={isOfHouses ? stores.zzim.ids : deals?.ids}
          costOn={costOn}
          circle={circle}
          here={here}
          onSettled={store.settle}
          onMarkPressed={onMark}
          onHeartPressed={isOfHouses || deals !== null ? pressHeart : undefined}
          onMarkHover={(mark) => {
            store.pointed.hover(mark?.id ?? null);
          }}
        />
      )}
      <IconButton
        className={styles.locate}
        style={isAttached ? { bottom: padding.bottom + 16 } : undefined}
        kind="float"
        icon="locate"
        label="현재 위치"
        aria-busy={isLocating}
        disabled={isLocating}
        onClick={() => void locate()}
      />
    </div>
  );
});

/**
 * The open house stands on the map by itself; on the top edge of its circle where its exact location
 * is withheld.
 */
function withFocused(
  marks: readonly MapMark[],
  focused: FocusedHouse | null,
  radiusMetres: number,
): readonly MapMark[] {
  if (focused === null) return marks;
  const { mark } = focused;
  return withMark<MapMark>(marks, { ...mark, lat: pointAt(mark, radiusMetres, 0).lat });
}
