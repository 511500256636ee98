import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import styles from './chip.module.scss';

interface ClearableChipProps {
  readonly children: string;
  /** 40 px instead of 36 px, as in sheets and on desktop. */
  readonly large?: boolean;
  /** Filled with brand: it is what counts now. */
  readonly active?: boolean;
  /** A press opens a dialog. */
  readonly opens?: boolean;
  readonly onPress: () => void;
  readonly onClear: () => void;
}

/** A chip of two buttons side by side: its words, and a target of 44 px that takes it away. */
export function ClearableChip(props: ClearableChipProps) {
  const { children, large = false, active = false, opens = false, onPress, onClear } = props;
  return (
    <span
      className={classNames(
        styles.chip,
        styles.clearable,
        large && styles.large,
        active && styles.active,
      )}
    >
      <button
        type="button"
        className={styles.words}
        title={children}
        aria-haspopup={opens ? 'dialog' : undefined}
        onClick={onPress}
      >
        <span>{children}</span>
      </button>
      <button
        type="button"
        className={styles.clear}
        aria-label={`${children} 지우기`}
        onClick={onClear}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
