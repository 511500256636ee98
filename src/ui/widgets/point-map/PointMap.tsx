import { observer } from 'mobx-react-lite';
import { useMemo, useState, type Ref } from 'react';
import {
  MAP_CIRCLE,
  mapCircleRadius,
  type HouseMark,
  type LatLng,
  type MapOverlay,
  type MapView,
  type SettledView,
} from '#core';
import { useServices } from '../../ground/services';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { HouseMap, type HouseMapHandle } from '../house-map/HouseMap';
import { pinOverlay } from './pin-overlay';

interface PointMapProps {
  readonly at: LatLng;
  /** The exact location is withheld: a circle stands around the point (spec/rules §9). */
  readonly isApproximate: boolean;
  /** A house's own mark; null is marked with a pin. */
  readonly mark: HouseMark | null;
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
 * A map around one point: a house's mark, a pin, or the circle that it stands in, which is as wide
 * as the level says (spec/rules §9).
 */
export const PointMap = observer(function PointMap({
  at,
  isApproximate,
  mark,
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
