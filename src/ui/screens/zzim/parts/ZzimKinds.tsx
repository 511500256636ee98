import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from '../../../components/link/Link';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { ZZIM_KINDS, zzimPath, type ZzimKind, type ZzimTab } from '../zzim-lists';
import styles from './zzim-kinds.module.scss';

const NAMES: Readonly<Record<ZzimKind, string>> = {
  house: '집',
  direct: '직거래',
  mate: '메이트',
  notice: '공고',
  post: '글',
  content: '매거진',
};

interface ZzimKindsProps {
  readonly tab: ZzimTab;
  readonly kind: ZzimKind;
  readonly counts: Readonly<Record<ZzimKind, number>>;
}

/** Houses, deals, and what there is to read in a list; which stands in the address. */
export const ZzimKinds = observer(function ZzimKinds({ tab, kind, counts }: ZzimKindsProps) {
  const { zzim } = useServices().stores;
  const row = useRef<HTMLElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  const widths = Object.values(counts).join();
  // The row alone: whoever came back reads on where they were. What the device keeps makes it wider.
  useEffect(() => {
    const [all, one] = [row.current, open.current];
    if (all !== null && one !== null)
      all.scrollLeft = one.offsetLeft - (all.clientWidth - one.offsetWidth) / 2;
  }, [tab, kind, widths]);
  return (
    <nav ref={row} className={styles.kinds} aria-label="집과 읽을거리">
      {ZZIM_KINDS[tab].map((one) => (
        <Link
          key={one}
          ref={one === kind ? open : undefined}
          replace
          to={zzimPath(tab, one, zzim.firstTab)}
          className={classNames(styles.kind, one === kind && styles.open)}
          aria-current={one === kind ? 'page' : undefined}
        >
          {NAMES[one]}
          {counts[one] > 0 && <span>{counts[one]}</span>}
        </Link>
      ))}
    </nav>
  );
});
