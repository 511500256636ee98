import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { LatLng, PickedAddress } from '#core';
import { Button } from '../../../components/button/Button';
import { useServices } from '../../../ground/services';
import type { DirectFormStore } from '../direct-form-store';
import styles from './place.module.scss';

interface PickedPlaceProps {
  readonly store: DirectFormStore;
  /** An address was picked, or this search cannot be had. */
  readonly onEnd: () => void;
}

/** A search of addresses that draws itself into the page. */
export const PickedPlace = observer(function PickedPlace({ store, onEnd }: PickedPlaceProps) {
  const { addressPicker, dongs } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    const into = box.current;
    if (into === null) return undefined;
    const asking = new AbortController();
    const middleOf = async ({ dongliCode }: PickedAddress): Promise<LatLng | null> => {
      const dong = await dongs.dong(dongliCode, asking.signal);
      return dong && { lat: dong.lat, lng: dong.lng };
    };
    const pick = async (): Promise<void> => {
      const picked = await addressPicker.pick(into, '', asking.signal);
      const at = picked.at ?? (await middleOf(picked));
      if (asking.signal.aborted) return;
      const { road, lot, dongliCode, sido, sigungu, dong } = picked;
      const place = { road, lot, dongliCode, sido, sigungu, dong };
      store.type({ place: { ...place, at, isMiddle: picked.at === null } }, 'place');
    };
    pick()
      // Our own search is there instead.
      .catch(() => undefined)
      .finally(() => {
        if (!asking.signal.aborted) ended.current();
      });
    return () => {
      asking.abort();
    };
  }, [addressPicker, dongs, store]);
  return (
    <>
      <div ref={box} className={styles.picker} />
      <Button kind="plain" onClick={onEnd}>
        다른 방법으로 찾기
      </Button>
    </>
  );
});
