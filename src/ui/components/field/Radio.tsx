import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { FieldNote } from './FieldNote';
import { noteId } from './field-props';
import styles from './choice.module.scss';

interface RadioProps {
  /** The same for all that exclude each other. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly onChoose: () => void;
  /** What is chosen. */
  readonly children: ReactNode;
}

/** One of a few, one below the other; put them into a FieldGroup, which says what is chosen. */
export function Radio(props: RadioProps) {
  const { name, value, checked, disabled, hint, onChoose, children } = props;
  const id = useId();
  return (
    <div>
      <label className={classNames(styles.choice, styles.large)}>
        <input
          type="radio"
          id={id}
          className={styles.input}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-describedby={noteId(id)}
          onChange={onChoose}
        />
        <span className={classNames(styles.mark, styles.dot)} />
        <span>{children}</span>
      </label>
      <FieldNote id={noteId(id)} hint={hint} className={styles.note} />
    </div>
  );
}
