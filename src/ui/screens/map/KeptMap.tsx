import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { usePageTitle } from '../../ground/use-page-title';
import type { FocusedHouse } from '../../widgets/house-focus/house-focus';
import { mapTitle } from './dong/map-title';
import { MapScreen } from './MapScreen';
import { useKeptMap, type MapStart } from './use-kept-map';
import type { MapMark } from '../../widgets/house-map/map-mark';

export interface KeptMapProps {
  readonly start: MapStart;
  readonly isWide: boolean;
  /** The house whose page is open beside the map, or over it. */
  readonly houseId: string | null;
  readonly focused: FocusedHouse | null;
  /** Tells whether what people come to the map for is there. The same function each time. */
  readonly onUsable: (isUsable: boolean) => void;
}

/** The map with its store, in step with the address and with the house that is looked at. */
export const KeptMap = observer(function KeptMap(props: KeptMapProps) {
  const { start, isWide, houseId, focused, onUsable } = props;
  const { history } = useServices().stores;
  const screen = useKeptMap(start);
  const { store, scroller, setStop } = screen;
  const { isUsable } = store;
  const title = mapTitle(
    store.dong.page,
    store.layer.kind === 'house' ? store.answer.list.shown : null,
  );
  usePageTitle(houseId === null ? title : undefined);

  useEffect(() => {
    onUsable(isUsable);
  }, [isUsable, onUsable]);
  useEffect(() => {
    if (houseId !== null) store.pointed.select(houseId);
  }, [store, houseId]);
  useReturnedFocus(houseId, scroller);

  // The same one each time: the address changes with every pan, the screen is not drawn for that.
  const onMark = useCallback(
    (mark: MapMark) => {
      if (mark.kind === 'deal') {
        store.pointed.select(mark.id);
        history.push(PATH.directDetail(mark.id));
      } else if (mark.kind === 'house') {
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

  return (
    <MapScreen {...screen} isWide={isWide} houseId={houseId} focused={focused} onMark={onMark} />
  );
});

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
