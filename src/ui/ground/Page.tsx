import type { ReactNode } from 'react';
import { IconButton } from '../components/button/IconButton';
import { classNames } from '../styles/class-names';
import styles from './page.module.scss';
import { useServices } from './services';
import { usePageTitle } from './use-page-title';

interface PageProps {
  readonly title: string;
  /** Where Back leads when the page was opened from outside; null where a tab leads here. */
  readonly parent: string | null;
  /** More than a column of reading: 1136 px on wider windows. */
  readonly isWide?: boolean;
  /** One action at the right. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A reading page: on a phone a bar with back, title and one action, on wider windows a headline
 * over a column of 720 px.
 */
export function Page({ title, parent, isWide = false, action, children }: PageProps) {
  const { history } = useServices().stores;
  usePageTitle(title);
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <header className={styles.bar}>
        {parent !== null && (
          <IconButton
            icon="chevron-left"
            label="뒤로"
            onClick={() => {
              history.back(parent);
            }}
          />
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
