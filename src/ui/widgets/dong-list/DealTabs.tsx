import { groupThousands } from '#core';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import styles from './deal-tabs.module.scss';

type Tab = 'all' | 'direct' | 'mate';

interface DealTabsProps {
  readonly shown: Tab;
  /** The dong that all of them are of; null for the whole country. */
  readonly dongliCode: string | null;
  /** How many there are, where that is known. */
  readonly directs?: number | null;
  readonly mates?: number | null;
}

/** Everything that people offer each other, and each kind alone. */
export function DealTabs({ shown, dongliCode, directs = null, mates = null }: DealTabsProps) {
  const tabs: readonly { readonly tab: Tab; readonly name: string; readonly path: string }[] = [
    { tab: 'all', name: '전체', path: PATH.deal },
    { tab: 'direct', name: counted('직거래', directs), path: PATH.direct },
    { tab: 'mate', name: counted('메이트', mates), path: PATH.mate },
  ];
  return (
    <nav className={styles.tabs} aria-label="거래 종류">
      {tabs.map(({ tab, name, path }) => (
        <Link
          key={tab}
          to={dongliCode === null ? path : `${path}?dongliCode=${dongliCode}`}
          className={classNames(styles.tab, tab === shown && styles.open)}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const counted = (name: string, count: number | null): string =>
  count === null ? name : `${name} ${groupThousands(count)}`;
