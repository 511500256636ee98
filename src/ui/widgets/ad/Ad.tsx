import { Link } from 'react-router-dom';
import { isSafePath, type Inventory } from '#core';
import styles from './ad.module.scss';

/** An advertisement with its label; nothing at all where the slot is empty. */
export function Ad({ ad }: { readonly ad: Inventory | undefined }) {
  if (ad === undefined) return null;
  const content = (
    <>
      {ad.IMAGE_URL !== null && <img src={ad.IMAGE_URL} alt="" width={1440} height={448} />}
      <b>{ad.TITLE}</b>
      <small>광고</small>
    </>
  );
  // readings.md R13: our own paths open here, other hosts in a new tab, anything else not at all.
  if (isSafePath(ad.LINK_URL))
    return (
      <Link to={ad.LINK_URL} className={styles.ad}>
        {content}
      </Link>
    );
  if (/^https?:\/\//i.test(ad.LINK_URL))
    return (
      <a href={ad.LINK_URL} target="_blank" rel="noopener noreferrer" className={styles.ad}>
        {content}
      </a>
    );
  return <div className={styles.ad}>{content}</div>;
}
