import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import {
  NO_PADDING,
  type LatLng,
  type MapCircle,
  type MapHandle,
  type MapOverlay,
  type MapPadding,
  type MapProvider,
  type MapView,
  type Yyyymmdd,
} from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import styles from './house-map.module.scss';
import type { MapMark } from './map-mark';
import { MapFailed } from './parts/MapFailed';
import { ZoomButtons } from './parts/ZoomButtons';
import { useOpenMap, type HouseMapEvents } from './use-open-map';

/** What the screen may ask of the map; null until its engine has come. */
export type HouseMapHandle = Pick<MapHandle, 'view' | 'moveTo' | 'fit' | 'zoom'>;

interface HouseMapProps extends HouseMapEvents {
  readonly provider: MapProvider;
  /** Where it begins; afterwards the map moves by hand and by its handle. */
  readonly view: MapView;
  readonly theme: 'light' | 'dark';
  /** What a screen reader calls the map. */
  readonly label: string;
  /** What covers the map at its sides. */
  readonly padding?: MapPadding;
  /** False for a map to look at. */
  readonly interactive?: boolean;
  /** False where `more` names them. */
  readonly stationNames?: boolean;
  /** A pair of buttons, for desktop; they stand above `padding.bottom`. */
  readonly zoomButtons?: boolean;
  /** What else stands in their corner, below them, px. */
  readonly zoomAbove?: number;
  readonly marks?: readonly MapMark[];
  readonly selectedId?: string | null;
  readonly hoveredId?: string | null;
  readonly seenIds?: ReadonlySet<string>;
  readonly zzimIds?: ReadonlySet<string> | undefined;
  /** The day at whose legal rate pills show the real monthly cost; null shows the price. */
  readonly costOn?: Yyyymmdd | null;
  readonly circle?: MapCircle | null;
  /** Where the person is. */
  readonly here?: LatLng | null;
  /** What else stands on the map, in front of its marks or behind them by its own height. */
  readonly more?: readonly MapOverlay[];
  readonly ref?: Ref<HouseMapHandle | null>;
}

const NO_MARKS: readonly MapMark[] = [];
const NO_IDS: ReadonlySet<string> = new Set();
const NO_OVERLAYS: readonly MapOverlay[] = [];

/** The map of houses: clusters with counts, price pills, a circle, and what a person does to them. */
export function HouseMap({
  provider,
  view,
  theme,
  label,
  padding = NO_PADDING,
  interactive = true,
  stationNames = true,
  zoomButtons = false,
  zoomAbove = 0,
  marks = NO_MARKS,
  selectedId = null,
  hoveredId = null,
  seenIds = NO_IDS,
  zzimIds = NO_IDS,
  costOn = null,
  circle = null,
  here = null,
  more = NO_OVERLAYS,
  ref,
  ...events
}: HouseMapProps) {
  const box = useRef<HTMLDivElement>(null);
  // Until then the page's own theme says it, which no server knows.
  const isAttached = useIsAttached();
  const { opened, retry } = useOpenMap(
    box,
    provider,
    { view, theme, padding, interactive, label, stationNames },
    events,
  );
  const ready = opened.state === 'ready' ? opened : null;
  const map = ready?.map ?? null;
  useImperativeHandle<HouseMapHandle | null, HouseMapHandle | null>(ref, () => map, [map]);

  const { top, right, bottom, left } = padding;
  useEffect(() => {
    map?.setPadding({ top, right, bottom, left });
  }, [map, top, right, bottom, left]);
  useEffect(() => {
    map?.setTheme(theme);
  }, [map, theme]);
  useEffect(() => {
    map?.setCircle(circle);
  }, [map, circle]);
  const hasHearts = events.onHeartPressed !== undefined;
  useEffect(() => {
    if (ready === null) return;
    const isSelected = (mark: MapMark) => mark.kind !== 'cluster' && mark.id === selectedId;
    const overlays = ready.elements.overlays(marks, (mark) => ({
      selected: isSelected(mark),
      hovered: mark.id === hoveredId,
      seen: seenIds.has(mark.id),
      zzim: zzimIds.has(mark.id),
      canZzim: hasHearts && isSelected(mark),
      costOn,
    }));
    const all = [...more, ...overlays];
    ready.map.setOverlays(here === null ? all : [ready.elements.here(here), ...all]);
  }, [ready, marks, selectedId, hoveredId, seenIds, zzimIds, hasHearts, costOn, here, more]);

  return (
    <div
      className={styles.map}
      data-theme={isAttached ? theme : undefined}
      data-state={opened.state}
    >
      <div ref={box} className={styles.box} />
      {opened.state === 'failed' && <MapFailed onRetry={retry} padding={padding} />}
      {zoomButtons && map !== null && (
        <ZoomButtons map={map} bottom={bottom + zoomAbove} right={right} />
      )}
    </div>
  );
}
