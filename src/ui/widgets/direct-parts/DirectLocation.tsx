import { useRef } from 'react';
import type { DirectDeal } from '#core';
import { lazily } from '../../ground/lazily';
import { useSeen } from '../../ground/use-seen';
import { Section } from '../item-page/Section';
import styles from './direct-location.module.scss';

const DirectMap = lazily(async () => (await import('./DirectMap')).DirectMap);

/** The circle that the room lies in, on a map that is fetched once it comes near what is seen. */
export function DirectLocation({ deal }: { readonly deal: DirectDeal }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  return (
    <Section title="위치">
      <div ref={box} className={styles.map}>
        {isSeen && <DirectMap deal={deal} />}
      </div>
      <p className={styles.note}>
        {deal.exactPlace === null && '원 안에 집이 있어요. '}도보 시간은 직선거리로 어림한 값이에요.
      </p>
    </Section>
  );
}
