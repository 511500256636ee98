import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import styles from './chip.module.scss';

interface CheckChipProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: string;
}

/** A checkbox that looks like a chip: one of several that may be chosen together. */
export function CheckChip({ checked, onChange, children }: CheckChipProps) {
  return (
    <label className={classNames(styles.chip, styles.large, checked && styles.active)}>
      <input
        type="checkbox"
        className={styles.check}
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {checked && <Icon name="check" size={16} />}
      {children}
    </label>
  );
}
