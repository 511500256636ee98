import { useId } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './switch.module.scss';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** What it does, or when: makes it a row of a list of settings. */
  readonly hint?: string;
  /** What is switched. */
  readonly children: string;
}

/** On or off, at once; the whole line is its target. */
export function Switch({ checked, onChange, disabled, hint, children }: SwitchProps) {
  const id = useId();
  const hasHint = hint !== undefined;
  return (
    <label className={classNames(styles.switch, hasHint && styles.row)}>
      <span>
        <span id={id}>{children}</span>
        {hasHint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // A checkbox says by itself whether it is checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        // By the first line alone: the label holds both.
        aria-labelledby={id}
        aria-describedby={hasHint ? `${id}-hint` : undefined}
        className={styles.knob}
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}
