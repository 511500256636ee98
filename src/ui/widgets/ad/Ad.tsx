import type { Inventory } from '#core';
import { AdLink } from './AdLink';
import styles from './ad.module.scss';

/** An advertisement with its label; nothing at all where the slot is empty. */
export function Ad({ ad }: { readonly ad: Inventory | undefined }) {
  if (ad === undefined) return null;
  return (
    <AdLink ad={ad} className={styles.ad}>
      {ad.IMAGE_URL !== null && <img src={ad.IMAGE_URL} alt="" width={1440} height={448} />}
      <b>{ad.TITLE}</b>
      <small>광고</small>
    </AdLink>
  );
}
