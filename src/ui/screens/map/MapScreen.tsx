import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { PILL_FACE, seoulDay, type MapPadding } from '#core';
import { useServices } from '../../ground/services';
import { Sheet } from '../../components/sheet/Sheet';
import type { SheetStop } from '../../components/sheet/sheet-motion';
import { useSheetStops } from '../../components/sheet/use-sheet-stops';
import { classNames } from '../../styles/class-names';
import type { MapMark } from '../../widgets/house-map/map-mark';
import type { FocusedHouse } from '../../widgets/house-focus/house-focus';
import type { MapStore } from './map-store';
import styles from './map-screen.module.scss';
import { CostSwitch } from './head/CostSwitch';
import { LaterDirectChips } from './head/later-direct-chips';
import { FilterChips } from './head/FilterChips';
import { LayerSwitch } from './head/LayerSwitch';
import { HousesSide } from './list/HousesSide';
import { LaterDirects } from './list/later-directs';
import { ListHead } from './list/ListHead';
import { MapPanel } from './MapPanel';
import { SearchPill } from './head/SearchPill';
import { StopPill } from './sheet/StopPill';
import type { SheetRest } from './sheet/sheet-rest';
import { useAsking } from './head/use-asking';
import { useLookAhead } from './ahead/use-look-ahead';
import { useNow } from './list/use-now';

/** What the search and the chips take of a phone's height, above the map that is free. */
const HEAD_PX = 118;
/** In a low window, as at 400 % zoom, both stand in one row. */
const LOW_HEAD_PX = 62;
const NOTHING_COVERED: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

interface MapScreenProps {
  readonly store: MapStore;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly sheet: SheetRest;
  readonly setStop: (stop: SheetStop) => void;
  readonly isWide: boolean;
  /** The house whose page is open over this screen. */
  readonly houseId: string | null;
  readonly focused: FocusedHouse | null;
  readonly onMark: (mark: MapMark) => void;
}

/** The map and the list: side by side on a desktop, the list as a sheet on a phone. */
export const MapScreen = observer(function MapScreen(props: MapScreenProps) {
  const { store, scroller, sheet, setStop, isWide, houseId, focused, onMark } = props;
  const { stop } = sheet;
  const { clock } = useServices();
  const now = useNow(clock);
  const screen = useRef<HTMLDivElement>(null);
  const stops = useSheetStops(screen, { top: HEAD_PX });
  const { openFilter, openDirectFilter, openSearch, showNearest } = useAsking(store);
  const isOfHouses = store.layer.kind === 'house';
  useLookAhead(store);
  const covered = useCoveredHeight(stops[sheet.beside], stops.coversAll ? LOW_HEAD_PX : HEAD_PX);
  const isCovered = houseId !== null && !isWide;
  // In a low window the list has all of it; its handle leads there and back.
  const isLow = !isWide && stops.coversAll;
  const isHeadCovered = isLow && stop === 'full';

  // A closed list would keep its reason to itself.
  const { state: listed } = store.answer.list;
  const hasFailed = listed.kind === 'failed';
  const isEmpty = listed.kind === 'ready' && listed.total === 0;
  const open = useEffectEvent(() => {
    if (stop === 'peek') setStop('half');
  });
  useEffect(() => {
    if (hasFailed) open();
  }, [hasFailed]);

  const head = <ListHead store={store} />;
  const listName = isOfHouses ? '집 목록' : '직거래 목록';
  const costOn = isOfHouses && store.pills === PILL_FACE.cost ? seoulDay(now) : null;
  const list = !isOfHouses ? (
    <LaterDirects store={store} scroller={scroller} now={now} />
  ) : (
    <HousesSide
      store={store}
      scroller={scroller}
      now={now}
      costOn={costOn}
      onNearest={showNearest}
    />
  );
  return (
    <div
      ref={screen}
      className={classNames(styles.screen, isCovered && styles.covered, isLow && styles.low)}
      inert={isCovered}
    >
      {houseId === null && (
        <h1 className={styles.title} tabIndex={-1}>
          {isOfHouses ? '지도에서 집 찾기' : '지도에서 직거래 찾기'}
        </h1>
      )}
      <div className={styles.head} inert={isHeadCovered}>
        <div className={styles.search}>
          <SearchPill store={store} onOpen={openSearch} />
        </div>
        <div className={styles.chips}>
          <LayerSwitch store={store} isWide={isWide} />
          {isOfHouses ? (
            <FilterChips store={store} isWide={isWide} onOpen={openFilter} />
          ) : (
            <LaterDirectChips store={store} isWide={isWide} onOpen={openDirectFilter} />
          )}
        </div>
        {isOfHouses && (
          <div className={styles.cost}>
            <CostSwitch store={store} costOn={costOn} isWide={isWide} />
          </div>
        )}
      </div>
      <MapPanel
        store={store}
        focused={focused}
        padding={isWide ? NOTHING_COVERED : covered}
        isWide={isWide}
        costOn={costOn}
        onMark={onMark}
      />
      {isWide ? (
        <aside className={styles.side} aria-label={listName} inert={houseId !== null}>
          {head}
          <div ref={scroller} className={styles.scroller}>
            {list}
          </div>
        </aside>
      ) : (
        <>
          {!isLow && (
            <StopPill
              stop={stop}
              peek={stops.peek}
              onStop={setStop}
              onNearest={isEmpty && isOfHouses ? showNearest : null}
            />
          )}
          <Sheet
            label={listName}
            className={styles.sheet}
            stop={stop}
            onStop={setStop}
            stops={stops}
            header={head}
            scrollerRef={scroller}
          >
            {list}
          </Sheet>
        </>
      )}
    </div>
  );
});

/** What the search and the sheet cover; a sheet that covers all leaves the map where it was. */
function useCoveredHeight(bottom: number, top: number): MapPadding {
  return useMemo(() => ({ top, right: 0, bottom, left: 0 }), [bottom, top]);
}
