import { useId } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './chip.module.scss';

interface RadioChipsProps<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, as chips that wrap; put it into a fieldset whose legend says what is chosen. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { options, value, onChange } = props;
  const name = useId();
  return (
    <div className={styles.wrapped}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles.chip, styles.large, option.value === value && styles.active)}
        >
          <input
            type="radio"
            className={styles.check}
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.name}
        </label>
      ))}
    </div>
  );
}
