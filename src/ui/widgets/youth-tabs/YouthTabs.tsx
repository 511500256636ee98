import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import styles from './youth-tabs.module.scss';

interface YouthTab {
  readonly path: string;
  readonly name: string;
  /** Windows that have it; null are all. */
  readonly only: 'phone' | 'wide' | null;
}

const TABS: readonly YouthTab[] = [
  { path: PATH.youth, name: '오늘', only: null },
  { path: PATH.notices, name: '공고', only: null },
  // Wider windows have it in their navigation.
  { path: PATH.communities, name: '커뮤니티', only: 'phone' },
  { path: PATH.youthGuide, name: '가이드', only: 'wide' },
];

interface YouthTabsProps {
  /** At the right end in wider windows. */
  readonly action?: ReactNode;
}

/** The pages of the youth area side by side. They replace each other, so that Back leaves the area. */
export function YouthTabs({ action }: YouthTabsProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label="청년">
        {TABS.map(({ path, name, only }) => (
          <Link
            key={path}
            replace
            to={path}
            className={classNames(
              styles.tab,
              only !== null && styles[only],
              path === pathname && styles.open,
            )}
            aria-current={path === pathname ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
