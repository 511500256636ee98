import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { LatLng, PickedAddress } from '#core';
import { Button } from '../../../components/button/Button';
import { useServices } from '../../../ground/services';
import type { DirectFormStore } from '../form-of-directs';
import { Question } from '../../step-form/parts/Question';
import form from '../../step-form/step-form.module.scss';
import styles from './place.module.scss';

interface PickedPlaceProps {
  readonly store: DirectFormStore;
  /** An address was picked. */
  readonly onPicked: () => void;
  /** It is looked for among our own: also where this search cannot be had. */
  readonly onOther: () => void;
  readonly onManual: () => void;
}

/** A search of addresses that draws itself into the page. */
export const PickedPlace = observer(function PickedPlace(props: PickedPlaceProps) {
  const { store, onOther, onManual } = props;
  const { addressPicker, dongs } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(props);
  useEffect(() => {
    last.current = props;
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
    pick().then(
      () => {
        if (!asking.signal.aborted) last.current.onPicked();
      },
      () => {
        // Our own search is there instead.
        if (!asking.signal.aborted) last.current.onOther();
      },
    );
    return () => {
      asking.abort();
    };
  }, [addressPicker, dongs, store]);
  return (
    <Question label="주소" error={store.faultOf('place')}>
      <div ref={box} className={styles.picker} />
      <div className={form.chips}>
        <Button kind="plain" onClick={onOther}>
          다른 방법으로 찾기
        </Button>
        <Button kind="plain" onClick={onManual}>
          직접 적기
        </Button>
      </div>
    </Question>
  );
});
