import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Outlet, useMatch } from 'react-router-dom';
import { APP_PAGES, type HouseMark, type MapView } from '#core';
import { lazily } from '../../ground/lazily';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { usePageTitle } from '../../ground/use-page-title';
import { classNames } from '../../styles/class-names';
import { HouseFocusContext, type FocusedHouse } from '../../widgets/house-focus/house-focus';
import { mapTitle } from './dong/map-title';
import styles from './map-layout.module.scss';
import { useMapScreen } from './use-map-screen';

/** Apart, since a house that is opened from outside is usable without it. */
const MapScreen = lazily(async () => (await import('./MapScreen')).MapScreen);

/** As close as the map looks when it begins beside a house. */
const HOUSE_LEVEL = 4;

/**
 * What /map and /place/{id} share: the map, its list and their store. A house is a panel over the
 * list on a desktop and covers the map on a phone, where it stays as it was until Back.
 */
export const MapLayout = observer(function MapLayout() {
  const { history } = useServices().stores;
  const isWide = useMediaQuery(DESKTOP);
  const houseId = useMatch(APP_PAGES.house.path)?.params.id ?? null;
  // Undefined while the house is not known yet, null where there is none to look at.
  const [focused, setFocused] = useState<FocusedHouse | null | undefined>(undefined);
  const start = useStart(houseId, isWide, focused);
  const screen = useMapScreen(start);
  const { store, scroller, setStop } = screen;
  const title = mapTitle(store.dong.page, store.answer.list.shown);
  usePageTitle(houseId === null ? title : undefined);

  useEffect(() => {
    if (houseId !== null) store.pointed.select(houseId);
  }, [store, houseId]);
  useReturnedFocus(houseId, scroller);

  const focus = useCallback((house: FocusedHouse | null) => {
    setFocused(house);
  }, []);
  // The same one each time: the address changes with every pan, the screen is not drawn for that.
  const onMark = useCallback(
    (mark: HouseMark) => {
      if (mark.kind === 'house') {
        const url = PATH.house(mark.id);
        if (houseId === null) history.push(url);
        else history.replace(url);
      } else if (store.openCluster(mark.bounds) === 'listed') {
        setStop('half');
        if (houseId !== null) history.back(PATH.map);
      }
    },
    [store, history, houseId, setStop],
  );
  const isUsable = houseId === null ? store.isUsable : focused !== undefined;

  return (
    <>
      {start !== null && (
        <MapScreen
          {...screen}
          isWide={isWide}
          houseId={houseId}
          focused={houseId === null ? null : (focused ?? null)}
          onMark={onMark}
        />
      )}
      {start === null && isWide && <div className={styles.waiting} />}
      <HouseFocusContext value={focus}>
        <div className={classNames(houseId !== null && styles.house)}>
          <Outlet context={isUsable} />
        </div>
      </HouseFocusContext>
    </>
  );
});

/**
 * Where the map begins, once it is seen: at once on its own page; beside a house that was opened
 * from outside when that house is there; under one, on a phone, not before Back, and then at it.
 */
function useStart(
  houseId: string | null,
  isWide: boolean,
  focused: FocusedHouse | null | undefined,
): MapView | 'address' | null {
  const [start, setStart] = useState<MapView | 'address' | null>(null);
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

/** Back from a house puts the focus on its card, where it was. */
function useReturnedFocus(
  houseId: string | null,
  scroller: { readonly current: HTMLElement | null },
): void {
  const former = useRef(houseId);
  useLayoutEffect(() => {
    const left = former.current;
    former.current = houseId;
    if (left === null || houseId !== null) return;
    const link = scroller.current?.querySelector<HTMLElement>(`a[href="${PATH.house(left)}"]`);
    link?.focus({ preventScroll: true });
  }, [houseId, scroller]);
}
