import { observer } from 'mobx-react-lite';
import { Link } from '../../../components/link/Link';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { ZZIM_TABS, zzimTabPath, type ListedHouse, type ZzimTab } from '../zzim-lists';
import styles from './zzim-tabs.module.scss';

interface ZzimTabsProps {
  readonly tab: ZzimTab;
  readonly lists: Readonly<Record<ZzimTab, readonly ListedHouse[]>>;
}

/** The lists side by side; which one is open stands in the address. */
export const ZzimTabs = observer(function ZzimTabs({ tab, lists }: ZzimTabsProps) {
  const { zzim } = useServices().stores;
  return (
    <nav className={styles.tabs} aria-label="집 목록 종류">
      {ZZIM_TABS.map((one) => (
        <Link
          key={one.tab}
          replace
          to={zzimTabPath(one.tab, zzim.firstTab)}
          className={classNames(styles.tab, one.tab === tab && styles.open)}
          aria-current={one.tab === tab ? 'page' : undefined}
        >
          {one.name}
          {lists[one.tab].length > 0 && <span>{lists[one.tab].length}</span>}
        </Link>
      ))}
    </nav>
  );
});
