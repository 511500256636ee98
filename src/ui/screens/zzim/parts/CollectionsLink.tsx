import { APP_PAGES } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './collections-link.module.scss';

/** From what one keeps alone to what is looked at together. */
export function CollectionsLink() {
  return (
    <Link className={styles.link} to={PATH.collections}>
      <b>{APP_PAGES.collections.title}</b>
      <span>모아서 함께 골라 보세요</span>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
