import styles from './field.module.scss';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: string;
}

/** Something that is on or off at once, with its sentence at the left. */
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
