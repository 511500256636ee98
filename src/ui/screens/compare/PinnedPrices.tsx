import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatPrice } from '#core';
import { classNames } from '../../styles/class-names';
import type { FoundRooms } from './ask-compared';
import styles from './pinned-prices.module.scss';

interface PinnedPricesProps {
  readonly codes: readonly string[];
  readonly found: FoundRooms;
  /** What scrolls along, and has the heads of the columns. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Whose column is whose, once the heads are scrolled out of sight. To be seen only: the table says it. */
export function PinnedPrices({ codes, found, scroller }: PinnedPricesProps) {
  const [isShown, show] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    const head = element?.querySelector('thead');
    if (!element || !head || !('IntersectionObserver' in window)) return undefined;
    const seen = new IntersectionObserver(([last]) => {
      if (last !== undefined) show(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    seen.observe(head);
    const follow = () => {
      if (box.current !== null) box.current.scrollLeft = element.scrollLeft;
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      seen.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller]);
  return (
    <div className={classNames(styles.pinned, isShown && styles.shown)} aria-hidden="true">
      <div ref={box} className={styles.box} data-columns={codes.length}>
        <div className={styles.row}>
          <span className={styles.name} />
          {codes.map((code) => {
            const room = found.get(code)?.room;
            return <b key={code}>{room === undefined ? '–' : formatPrice(room)}</b>;
          })}
        </div>
      </div>
    </div>
  );
}
