import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import { FieldNote } from './FieldNote';
import { fieldAria, noteId, type FieldProps } from './field-props';
import { NeedMark } from './NeedMark';
import styles from './choice.module.scss';

interface CheckboxProps extends Pick<FieldProps, 'need' | 'hint' | 'error'> {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is ticked. */
  readonly children: ReactNode;
}

/** A box to tick and what that means; the whole line is its target. */
export function Checkbox(props: CheckboxProps) {
  const { checked, disabled, need, hint, error, onChange, children } = props;
  const id = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          {...fieldAria(id, { need, error })}
          className={styles.input}
          checked={checked}
          disabled={disabled}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span className={classNames(styles.mark, styles.box)}>
          <Icon name="check" size={16} />
        </span>
        <span>
          <NeedMark need={need} isBefore />
          {children}
        </span>
      </label>
      <FieldNote id={noteId(id)} hint={hint} error={error} className={styles.note} />
    </div>
  );
}
