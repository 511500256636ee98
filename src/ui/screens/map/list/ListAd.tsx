import type { Inventory } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { AdLink } from '../../../widgets/ad/AdLink';
import styles from './list-ad.module.scss';

/** An advertisement between two cards, as high as they are. */
export function ListAd({ ad }: { readonly ad: Inventory }) {
  const isText = ad.IMAGE_URL === null;
  return (
    <AdLink ad={ad} className={classNames(styles.ad, isText && styles.text)}>
      {ad.IMAGE_URL !== null && <img src={ad.IMAGE_URL} alt={ad.TITLE} width={1440} height={448} />}
      <small>광고</small>
      {isText && (
        <>
          <b>{ad.TITLE}</b>
          <Icon name="chevron-right" size={20} />
        </>
      )}
    </AdLink>
  );
}
