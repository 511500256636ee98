import styles from './switch.module.scss';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is switched. */
  readonly children: string;
}

/** On or off, at once; the whole line is its target. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {children}
      <input
        type="checkbox"
        role="switch"
        className={styles.knob}
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}
