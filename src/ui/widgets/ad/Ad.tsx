import type { Inventory } from '#core';
import { AdLink } from './AdLink';
import styles from './ad.module.scss';

interface AdProps {
  readonly ad: Inventory | undefined;
  /** Seen before any scroll, and then the largest picture of the page. */
  readonly isFirst?: boolean;
}

/** An advertisement with its label; nothing at all where the slot is empty. */
export function Ad({ ad, isFirst = false }: AdProps) {
  if (ad === undefined) return null;
  return (
    <AdLink ad={ad} className={styles.ad}>
      {ad.IMAGE_URL !== null && (
        <img
          src={ad.IMAGE_URL}
          alt=""
          width={1440}
          height={448}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
      <b>{ad.TITLE}</b>
      <small>광고</small>
    </AdLink>
  );
}
