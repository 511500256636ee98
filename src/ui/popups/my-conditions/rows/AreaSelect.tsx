import { Icon } from '../../../components/icon/Icon';
import type { AreaChoice } from '../area-choices';
import styles from './area-row.module.scss';

interface AreaSelectProps {
  readonly label: string;
  /** What stands there while none is chosen, and takes the choice back. */
  readonly none: string;
  readonly choices: readonly AreaChoice[];
  readonly value: string | null;
  /** Nothing can be chosen yet. */
  readonly isStill: boolean;
  readonly onChoose: (code: string | null) => void;
}

/** One step of an area, by the list of the device. */
export function AreaSelect(props: AreaSelectProps) {
  const { label, none, choices, value, isStill, onChoose } = props;
  return (
    <span className={styles.step} data-still={isStill || undefined}>
      <select
        aria-label={label}
        disabled={isStill}
        data-empty={value === null || undefined}
        value={value ?? ''}
        onChange={({ target }) => {
          onChoose(target.value === '' ? null : target.value);
        }}
      >
        <option value="">{none}</option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
