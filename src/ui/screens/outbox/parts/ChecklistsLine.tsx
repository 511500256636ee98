import { APP_PAGES } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './checklists-line.module.scss';

/** Checklists go by themselves, beside the outbox: they are looked at where they are. */
export function ChecklistsLine({ count }: { readonly count: number }) {
  return (
    <Link className={styles.line} to={PATH.checklists}>
      <b>
        보낼 {APP_PAGES.checklists.title} {count}개
      </b>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
