import { APP_PAGES } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import styles from './kept-ways.module.scss';

/** From what one keeps alone to what is looked at together, and to what one saw there. */
const WAYS = [
  { page: APP_PAGES.collections, hint: '함께 골라 보세요' },
  { page: APP_PAGES.checklists, hint: '본 집을 적어 두세요' },
] as const;

export function KeptWays() {
  return (
    <div className={styles.ways}>
      {WAYS.map(({ page, hint }) => (
        <Link key={page.path} className={styles.link} to={page.path}>
          <span>
            <b>{page.title}</b> {hint}
          </span>
          <Icon name="chevron-right" size={16} />
        </Link>
      ))}
    </div>
  );
}
