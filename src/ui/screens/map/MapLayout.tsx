import { useCallback, useState } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { APP_PAGES } from '#core';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { classNames } from '../../styles/class-names';
import { HouseFocusContext, type FocusedHouse } from '../../widgets/house-focus/house-focus';
import styles from './map-layout.module.scss';
import { LaterMap } from './later-map';
import type { MapStart } from './use-kept-map';

/** As close as the map looks when it begins beside a house. */
const HOUSE_LEVEL = 4;

/**
 * What /map and /place/{id} share: the map, its list and their store. A house is a panel over the
 * list on a desktop and covers the map on a phone, where it stays as it was until Back.
 */
export function MapLayout() {
  const isWide = useMediaQuery(DESKTOP);
  const houseId = useMatch(APP_PAGES.house.path)?.params.id ?? null;
  // Undefined while the house is not known yet, null where there is none to look at.
  const [focused, setFocused] = useState<FocusedHouse | null | undefined>(undefined);
  const [isMapUsable, setMapUsable] = useState(false);
  const start = useStart(houseId, isWide, focused);
  const focus = useCallback((house: FocusedHouse | null) => {
    setFocused(house);
  }, []);

  return (
    <>
      {start !== null && (
        <LaterMap
          start={start}
          isWide={isWide}
          houseId={houseId}
          focused={houseId === null ? null : (focused ?? null)}
          onUsable={setMapUsable}
        />
      )}
      {start === null && isWide && <div className={styles.waiting} />}
      <HouseFocusContext value={focus}>
        <div className={classNames(houseId !== null && styles.house)}>
          <Outlet context={houseId === null ? isMapUsable : focused !== undefined} />
        </div>
      </HouseFocusContext>
    </>
  );
}

/**
 * Where the map begins, once it is seen: at once on its own page; beside a house that was opened
 * from outside when that house is there; under one, on a phone, not before Back, and then at it.
 */
function useStart(
  houseId: string | null,
  isWide: boolean,
  focused: FocusedHouse | null | undefined,
): MapStart | null {
  const [start, setStart] = useState<MapStart | null>(null);
  if (start !== null) return start;
  const isBeside = isWide && focused !== undefined;
  if (houseId !== null && !isBeside) return null;
  const begun =
    focused === undefined || focused === null
      ? 'address'
      : { center: { lat: focused.mark.lat, lng: focused.mark.lng }, level: HOUSE_LEVEL };
  setStart(begun);
  return begun;
}
