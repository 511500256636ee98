import { observer } from 'mobx-react-lite';
import { useMemo, useState, type Ref } from 'react';
import {
  MAP_CIRCLE,
  mapCircleRadius,
  type MapOverlay,
  type MapView,
  type SettledView,
} from '#core';
import { useServices } from '../../ground/services';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { HouseMap, type HouseMapHandle } from '../house-map/HouseMap';
import { pinOverlay } from './pin-overlay';
import type { PlaceSpot } from './map-point';

interface PointMapProps {
  readonly spot: PlaceSpot;
  /** Where it begins; afterwards the map moves by hand and by its handle. */
  readonly view: MapView;
  /** What a screen reader calls the map. */
  readonly label: string;
  readonly stationNames?: boolean;
  readonly more?: readonly MapOverlay[];
  readonly onSettled?: (view: SettledView) => void;
  readonly ref?: Ref<HouseMapHandle | null>;
}

const NOTHING: readonly MapOverlay[] = [];

/**
 * A map about one place: a house's mark, a pin, or the circle that it stands in, which is as wide
 * as the level says (product.md §9).
 */
export const PointMap = observer(function PointMap({
  spot,
  view,
  label,
  stationNames = true,
  more = NOTHING,
  onSettled,
  ref,
}: PointMapProps) {
  const { maps, stores } = useServices();
  const isWide = useMediaQuery(DESKTOP);
  const [level, setLevel] = useState(view.level);
  const { at, isApproximate, mark } = spot;
  const marks = useMemo(
    () => (mark === null || isApproximate ? [] : [mark]),
    [mark, isApproximate],
  );
  const circle = useMemo(
    () =>
      isApproximate ? { center: at, radiusMetres: mapCircleRadius(level), ...MAP_CIRCLE } : null,
    [at, isApproximate, level],
  );
  const overlays = useMemo(
    () => (mark === null && !isApproximate ? [pinOverlay(document, at), ...more] : more),
    [mark, isApproximate, at, more],
  );
  return (
    <HouseMap
      provider={maps}
      view={view}
      theme={stores.theme.shown}
      label={label}
      stationNames={stationNames}
      zoomButtons={isWide}
      marks={marks}
      circle={circle}
      selectedId={mark?.id ?? null}
      more={overlays}
      onSettled={(settled) => {
        setLevel(settled.level);
        onSettled?.(settled);
      }}
      ref={ref ?? null}
    />
  );
});
