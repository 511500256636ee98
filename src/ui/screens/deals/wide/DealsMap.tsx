import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import {
  boundsOf,
  contains,
  EMPTY_FILTER,
  fittingView,
  HOUSE_SORT,
  MAP_CIRCLE,
  MAP_LEVELS,
  MAP_START,
  mapAddressTo,
  PILL_FACE,
  PLACE_CIRCLE_METRES,
  withMark,
  type ClusterMark,
  type DirectFilter,
  type DirectSummary,
  type MapView,
  type SettledView,
} from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { HouseMap, type HouseMapHandle } from '../../../widgets/house-map/HouseMap';
import { toggleRoom } from '../../../widgets/zzim-heart/deal-hearts';
import { useDealZzim } from '../../../widgets/zzim-heart/use-deal-zzim';
import type { MapMark } from '../../../widgets/house-map/map-mark';
import type { ReadyDeals } from '../ask-deals';
import { DealsMarksStore } from './deals-marks-store';

/** As close as the map begins, and goes by itself. */
const CLOSEST = 4;
/** A mark at the edge is seen whole. */
const MARK_ROOM = { top: 56, right: 56, bottom: 24, left: 56 } as const;

interface DealsMapProps {
  readonly className: string | undefined;
  /** Null while there is none. */
  readonly list: ReadyDeals | null;
  /** The list could not be had: the map stands without its marks. */
  readonly isLost: boolean;
  readonly openId: string | null;
  readonly hoveredId: string | null;
  readonly onHover: (id: string | null) => void;
}

/** The map of a list: its marks add up to what it counts. */
export const DealsMap = observer(function DealsMap(props: DealsMapProps) {
  const { className, list, isLost, openId, hoveredId, onHover } = props;
  const { directs, maps, stores } = useServices();
  const { history, recents } = stores;
  const kept = useDealZzim();
  const isAttached = useIsAttached();
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<HouseMapHandle | null>(null);
  const seen = useRef<SettledView | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [store] = useState(() => new DealsMarksStore(directs));
  const asked = list?.asked ?? null;
  const { extent } = store;

  useEffect(() => {
    if (asked !== null) store.show(asked);
  }, [store, asked]);
  useEffect(
    () => () => {
      store.stop();
    },
    [store],
  );
  // The engine is on its way while the marks are asked for: the first cards say about where it looks.
  const begin = useEffectEvent(() => {
    const element = box.current;
    if (view !== null || element === null) return;
    const likely = list && boundsOf(list.items);
    const size = { width: element.clientWidth, height: element.clientHeight };
    setView(likely === null ? MAP_START : fittingView(likely, size, MARK_ROOM, CLOSEST));
  });
  const isKnown = list !== null || isLost;
  useEffect(() => {
    if (isKnown && isAttached) begin();
  }, [isKnown, isAttached]);
  useEffect(() => {
    const now = seen.current;
    if (extent == null || now === null) return;
    const { swLat, swLng, neLat, neLng } = extent;
    const isSeen =
      contains(now.bounds, { lat: swLat, lng: swLng }) &&
      contains(now.bounds, { lat: neLat, lng: neLng });
    if (!isSeen) handle.current?.fit(extent, { animate: true, closest: CLOSEST });
  }, [extent]);

  const open = list?.items.find(({ id }) => id === openId) ?? null;
  useEffect(() => {
    const now = seen.current;
    if (open === null || now === null || contains(now.bounds, open)) return;
    const center = { lat: open.lat, lng: open.lng };
    handle.current?.moveTo({ center, level: now.level }, { animate: true });
  }, [open]);
  const marks = useMemo<readonly MapMark[]>(
    () => (open === null ? store.marks : withMark<MapMark>(store.marks, markOf(open))),
    [store.marks, open],
  );
  const circle = useMemo(
    () =>
      open === null
        ? null
        : {
            center: { lat: open.lat, lng: open.lng },
            radiusMetres: PLACE_CIRCLE_METRES,
            ...MAP_CIRCLE,
          },
    [open],
  );
  const onSettled = useCallback(
    (settled: SettledView) => {
      const isFirst = seen.current === null;
      seen.current = settled;
      // What is known of the list may lie farther than its first cards.
      if (isFirst && store.extent != null) handle.current?.fit(store.extent, { closest: CLOSEST });
      store.look(settled);
    },
    [store],
  );

  const onMark = (mark: MapMark) => {
    if (mark.kind === 'cluster') {
      const level = seen.current?.level ?? CLOSEST;
      if (isOnePoint(mark) || level === MAP_LEVELS.closest)
        history.push(spotPath(mark, level, asked?.filter ?? null));
      else handle.current?.fit(mark.bounds, { animate: true });
      return;
    }
    const url = PATH.directDetail(mark.id);
    if (openId === null) history.push(url);
    else history.replace(url);
  };
  return (
    <div ref={box} className={className}>
      {view !== null && (
        <HouseMap
          ref={handle}
          provider={maps}
          view={view}
          theme={stores.theme.shown}
          label="직거래 지도"
          zoomButtons
          marks={marks}
          selectedId={openId}
          hoveredId={hoveredId}
          seenIds={recents.viewedDealIds}
          zzimIds={kept.ids}
          circle={circle}
          onSettled={onSettled}
          onMarkPressed={onMark}
          onHeartPressed={(pill) => {
            if (pill.kind === 'deal') toggleRoom(kept, stores.toasts, pill);
          }}
          onMarkHover={(mark) => {
            onHover(mark?.id ?? null);
          }}
        />
      )}
    </div>
  );
});

const markOf = (deal: DirectSummary): MapMark => ({
  kind: 'deal',
  id: deal.id,
  lat: deal.lat,
  lng: deal.lng,
  roomType: deal.roomType,
  rentType: deal.rentType,
  deposit: deal.deposit,
  monthly: deal.monthly,
  maintenance: deal.maintenance,
});

/** No closer look parts what stands at one point. */
const isOnePoint = ({ bounds: { swLat, swLng, neLat, neLng } }: ClusterMark): boolean =>
  Math.max(neLat - swLat, neLng - swLng) <= 1e-7;

/** The map that lists the rooms of one point. */
function spotPath(mark: ClusterMark, level: number, asked: DirectFilter | null): string {
  const { lat, lng, bounds: spot } = mark;
  const filter = asked && {
    types: asked.roomTypes,
    dealTypes: asked.rentTypes,
    deposit: asked.deposit,
    monthly: asked.monthly,
    options: asked.options,
  };
  return `${PATH.map}${mapAddressTo('', {
    view: { center: { lat, lng }, level },
    dong: null,
    layer: { kind: 'direct', parties: asked?.parties ?? [] },
    filter: { ...EMPTY_FILTER, ...filter },
    sort: HOUSE_SORT.newest,
    place: null,
    pills: PILL_FACE.price,
    spot,
  })}`;
}
