import { Icon } from '../../../components/icon/Icon';
import type { SheetStop } from '../../../components/sheet/sheet-motion';
import styles from './stop-pill.module.scss';

interface StopPillProps {
  readonly stop: SheetStop;
  /** px of the sheet that are seen at peek. */
  readonly peek: number;
  readonly onStop: (stop: SheetStop) => void;
}

/** Leads from the map to the list and back in one press. */
export function StopPill({ stop, peek, onStop }: StopPillProps) {
  if (stop === 'half') return null;
  const toList = stop === 'peek';
  return (
    <button
      type="button"
      className={styles.pill}
      style={{ bottom: toList ? peek + 16 : 16 }}
      onClick={() => {
        onStop(toList ? 'full' : 'peek');
      }}
    >
      <Icon name={toList ? 'list' : 'map'} size={20} />
      {toList ? '목록보기' : '지도보기'}
    </button>
  );
}
