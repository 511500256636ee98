import type { Inventory } from '#core';
import { AdLink } from '../../../widgets/ad/AdLink';
import styles from './list-ad.module.scss';

/** An advertisement between two cards, as high as they are. */
export function ListAd({ ad }: { readonly ad: Inventory }) {
  return (
    <AdLink ad={ad} className={styles.ad}>
      {ad.IMAGE_URL === null ? (
        <b>{ad.TITLE}</b>
      ) : (
        <img src={ad.IMAGE_URL} alt={ad.TITLE} width={1440} height={448} />
      )}
      <small>광고</small>
    </AdLink>
  );
}
