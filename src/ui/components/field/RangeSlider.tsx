import { useState } from 'react';
import { classNames } from '../../styles/class-names';
import { Histogram } from './Histogram';
import { SliderBand, type Span } from './SliderBand';
import styles from './field.module.scss';

interface RangeSliderProps {
  readonly range: { readonly min: number; readonly max: number };
  readonly step?: number;
  readonly value: readonly [number, number];
  /** On every movement. The lower handle never passes the upper one; they may meet. */
  readonly onChange: (value: readonly [number, number]) => void;
  /** Name of what is limited: 보증금. The handles are read out as 보증금 최소 and 보증금 최대. */
  readonly label: string;
  /** A handle's value in words. */
  readonly format: (value: number) => string;
  /** How many things fall into each equal part of the range, drawn above it. */
  readonly bars?: readonly number[];
  /** What is usual, as a band on the track. */
  readonly band?: Span | null | undefined;
  /** Ids of what describes it. */
  readonly describedBy?: string | undefined;
}

/** Two native sliders on one track. */
export function RangeSlider({
  range,
  step = 1,
  value,
  onChange,
  label,
  format,
  bars = [],
  band,
  describedBy,
}: RangeSliderProps) {
  const [low, high] = value;
  // Where both handles meet, the one that still has room to move has to lie in front.
  const [front, setFront] = useState<'low' | 'high'>('high');
  const lowInFront = low >= range.max || (high > range.min && front === 'low');
  const share = (n: number) => (n - range.min) / (range.max - range.min);
  // A bar belongs to what is chosen when its middle does.
  const barAt = (n: number) => Math.round(share(n) * bars.length);
  const common = { min: range.min, max: range.max, step, 'aria-describedby': describedBy };

  return (
    <div className={classNames(styles.range, bars.length > 0 && styles.withBars)}>
      {bars.length > 0 && <Histogram bars={bars} first={barAt(low)} last={barAt(high)} />}
      <SliderBand range={range} band={band} />
      <div className={styles.track}>
        <div
          className={styles.chosen}
          style={{ left: `${share(low) * 100}%`, right: `${(1 - share(high)) * 100}%` }}
        />
      </div>
      <input
        type="range"
        {...common}
        className={classNames(styles.handle, lowInFront && styles.front)}
        aria-label={`${label} 최소`}
        aria-valuetext={format(low)}
        value={low}
        onChange={(event) => {
          setFront('low');
          onChange([Math.min(event.target.valueAsNumber, high), high]);
        }}
      />
      <input
        type="range"
        {...common}
        className={classNames(styles.handle, !lowInFront && styles.front)}
        aria-label={`${label} 최대`}
        aria-valuetext={format(high)}
        value={high}
        onChange={(event) => {
          setFront('high');
          onChange([low, Math.max(event.target.valueAsNumber, low)]);
        }}
      />
    </div>
  );
}
