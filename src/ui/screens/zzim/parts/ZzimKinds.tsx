import { observer } from 'mobx-react-lite';
import { Link } from '../../../components/link/Link';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { ZZIM_KIND, zzimPath, type ZzimKind, type ZzimTab } from '../zzim-lists';
import styles from './zzim-kinds.module.scss';

const KINDS = [
  { kind: ZZIM_KIND.house, name: '집' },
  { kind: ZZIM_KIND.notice, name: '공고' },
  { kind: ZZIM_KIND.post, name: '글' },
  { kind: ZZIM_KIND.content, name: '매거진' },
] as const;

interface ZzimKindsProps {
  readonly tab: ZzimTab;
  readonly kind: ZzimKind;
  readonly counts: Readonly<Record<ZzimKind, number>>;
}

/** Houses, notices, posts or articles of a list; which stands in the address. */
export const ZzimKinds = observer(function ZzimKinds({ tab, kind, counts }: ZzimKindsProps) {
  const { zzim } = useServices().stores;
  return (
    <nav className={styles.kinds} aria-label="집과 읽을거리">
      {KINDS.map((one) => (
        <Link
          key={one.kind}
          replace
          to={zzimPath(tab, one.kind, zzim.firstTab)}
          className={classNames(styles.kind, one.kind === kind && styles.open)}
          aria-current={one.kind === kind ? 'page' : undefined}
        >
          {one.name}
          {counts[one.kind] > 0 && <span>{counts[one.kind]}</span>}
        </Link>
      ))}
    </nav>
  );
});
