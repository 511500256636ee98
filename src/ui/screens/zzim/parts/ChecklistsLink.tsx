import { APP_PAGES } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './collections-link.module.scss';

/** From what one keeps to what one saw there. */
export function ChecklistsLink() {
  return (
    <Link className={styles.link} to={PATH.checklists}>
      <b>{APP_PAGES.checklists.title}</b>
      <span>보러 간 집을 적어 두세요</span>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
