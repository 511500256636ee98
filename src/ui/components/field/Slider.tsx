import { classNames } from '../../styles/class-names';
import { SliderBand, type Span } from './SliderBand';
import styles from './field.module.scss';

interface SliderProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly step: number;
  readonly value: number;
  /** What is usual, as a band on the track. */
  readonly band?: Span | null | undefined;
  /** Ids of what describes it. */
  readonly describedBy?: string | undefined;
  /** On every movement. */
  readonly onChange: (value: number) => void;
  /** What is set; read out. */
  readonly label: string;
  /** The value in words. */
  readonly format: (value: number) => string;
}

/** One native slider. */
export function Slider(props: SliderProps) {
  const { range, step, value, band, describedBy, onChange, label, format } = props;
  const { min, max } = range;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <div className={styles.range}>
      <SliderBand range={range} band={band} />
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
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
