import { Icon } from '../../../components/icon/Icon';
import type { SheetStop } from '../../../components/sheet/sheet-motion';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { classNames } from '../../../styles/class-names';
import styles from './stop-pill.module.scss';

interface StopPillProps {
  readonly stop: SheetStop;
  /** px of the sheet that are seen at peek. */
  readonly peek: number;
  readonly onStop: (stop: SheetStop) => void;
  /** What to do instead of reading the list, while that is empty; null while it is not. */
  readonly onNearest: (() => void) | null;
}

/** Leads from the map to the list and back in one press; past an empty list, to the next houses. */
export function StopPill({ stop, peek, onStop, onNearest }: StopPillProps) {
  const isAttached = useIsAttached();
  if (stop === 'half') return null;
  const toList = stop === 'peek';
  if (toList && onNearest !== null) {
    return (
      <button
        type="button"
        className={styles.pill}
        style={isAttached ? { bottom: peek + 16 } : undefined}
        onClick={onNearest}
      >
        <Icon name="locate" size={20} />
        가까운 집 보기
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.pill, !toList && styles.atEdge)}
      style={isAttached ? { bottom: toList ? peek + 16 : 16 } : undefined}
      onClick={() => {
        onStop(toList ? 'full' : 'peek');
      }}
    >
      <Icon name={toList ? 'list' : 'map'} size={20} />
      {toList ? '목록보기' : '지도보기'}
    </button>
  );
}
