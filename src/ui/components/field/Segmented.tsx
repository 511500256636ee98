import { useId } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './field.module.scss';

interface SegmentedProps<Value extends string> {
  /** What is chosen here; read out. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly mini?: boolean;
}

/** One of a few, side by side; a group of native radio buttons. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  mini = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.segmented, mini && styles.mini)}>
      <legend className={styles.unseen}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.unseen}
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
