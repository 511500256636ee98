import { useRef, type ReactNode } from 'react';
import { lazily } from '../../ground/lazily';
import { useSeen } from '../../ground/use-seen';
import { Section } from '../item-page/Section';
import styles from './deal-location.module.scss';
import type { MapPlace } from './DirectMap';

const DirectMap = lazily(async () => (await import('./DirectMap')).DirectMap);

interface DealLocationProps {
  readonly title: string;
  readonly place: MapPlace;
  /** What the circle says, and what it does not. */
  readonly children: ReactNode;
}

/** The circle that a deal lies in, on a map that is fetched once it comes near what is seen. */
export function DealLocation({ title, place, children }: DealLocationProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  return (
    <Section title={title}>
      <div ref={box} className={styles.map}>
        {isSeen && <DirectMap deal={place} />}
      </div>
      <p className={styles.note}>{children}</p>
    </Section>
  );
}
