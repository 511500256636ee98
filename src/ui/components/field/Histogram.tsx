import { memo } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './field.module.scss';

interface HistogramProps {
  /** How many things fall into each part of a range; any scale. */
  readonly bars: readonly number[];
  /** The bars from the first up to, but without, the last stand inside what is chosen. */
  readonly first: number;
  readonly last: number;
}

/** A bar without anything is a line still: 2 of 52 px. */
const LEAST = 0.04;

/** Bars as high as their share of the highest; a picture of what the numbers beside it say. */
export const Histogram = memo(function Histogram({ bars, first, last }: HistogramProps) {
  const highest = Math.max(1, ...bars);
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((count, index) => (
        <i
          key={index}
          className={classNames(styles.bar, index >= first && index < last && styles.inside)}
          style={{ scale: `1 ${Math.max(LEAST, count / highest)}` }}
        />
      ))}
    </div>
  );
});
