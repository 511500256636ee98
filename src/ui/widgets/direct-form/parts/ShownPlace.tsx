import { useMemo, useRef } from 'react';
import { hiddenPlace, type LatLng } from '#core';
import { lazily } from '../../../ground/lazily';
import { useSeen } from '../../../ground/use-seen';
import { SOME_SHIFT } from '../preview-direct';
import type { TypedPlace } from '../typed-direct';
import styles from './place.module.scss';

const DirectMap = lazily(async () => (await import('../../direct-parts/DirectMap')).DirectMap);

interface ShownPlaceProps {
  readonly place: TypedPlace;
  readonly at: LatLng;
}

/** What readers get of the place: a circle around it (spec/readings R42). */
export function ShownPlace({ place, at }: ShownPlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const shown = useMemo(() => ({ ...hiddenPlace(at, SOME_SHIFT), exactPlace: null }), [at]);
  return (
    <section aria-label="글에 보이는 위치" className={styles.shown}>
      <h3>이렇게 보여요</h3>
      <div ref={box} className={styles.map}>
        {isSeen && <DirectMap deal={shown} />}
      </div>
      <p>
        <b>글에는 원만 보여요</b>
        <small>
          {place.isMiddle
            ? `정확한 자리를 몰라서 ${place.dong} 가운데에 원을 그려요`
            : '건물 주소는 채팅에서 내가 보여 준 사람만 볼 수 있어요'}
        </small>
      </p>
    </section>
  );
}
