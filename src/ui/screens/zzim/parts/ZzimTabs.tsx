import { observer } from 'mobx-react-lite';
import { Link } from '../../../components/link/Link';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { ZZIM_TABS, zzimPath, type ZzimKind, type ZzimTab } from '../zzim-lists';
import styles from './zzim-tabs.module.scss';

interface ZzimTabsProps {
  readonly tab: ZzimTab;
  readonly kind: ZzimKind;
  /** How much each of them has. */
  readonly counts: Readonly<Record<ZzimTab, number>>;
}

/** The lists side by side; which one is open stands in the address. */
export const ZzimTabs = observer(function ZzimTabs({ tab, kind, counts }: ZzimTabsProps) {
  const { zzim } = useServices().stores;
  return (
    <nav className={styles.tabs} aria-label="목록 종류">
      {ZZIM_TABS.map((one) => (
        <Link
          key={one.tab}
          replace
          to={zzimPath(one.tab, kind, zzim.firstTab)}
          className={classNames(styles.tab, one.tab === tab && styles.open)}
          aria-current={one.tab === tab ? 'page' : undefined}
        >
          {one.name}
          {counts[one.tab] > 0 && <span>{counts[one.tab]}</span>}
        </Link>
      ))}
    </nav>
  );
});
