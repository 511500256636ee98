import { classNames } from '../../styles/class-names';
import styles from './field.module.scss';

interface SliderProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly step: number;
  readonly value: number;
  /** On every movement. */
  readonly onChange: (value: number) => void;
  /** What is set; read out. */
  readonly label: string;
  /** The value in words. */
  readonly format: (value: number) => string;
}

/** One native slider. */
export function Slider({ range, step, value, onChange, label, format }: SliderProps) {
  const { min, max } = range;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <div className={styles.range}>
      <div className={styles.track}>
        <div className={styles.chosen} style={{ left: 0, right: `${(1 - share) * 100}%` }} />
      </div>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        className={classNames(styles.handle, styles.front)}
        aria-label={label}
        aria-valuetext={format(value)}
        value={value}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
