import { checkReadingText, type CheckMeasure } from '#core';
import styles from './measure.module.scss';

/** Where a reading lies between good and bad; nothing where a number alone says nothing. */
export function Gauge({
  measure: { limits, unit },
  reading,
}: {
  readonly measure: CheckMeasure;
  readonly reading: number | null;
}) {
  if (limits === null || !limits.isLessBetter) return null;
  const end = limits.fair + (limits.fair - limits.good) + limits.good / 2;
  const part = (value: number) => Math.min(100, (100 * value) / end);
  const [good, fair] = [part(limits.good), part(limits.fair)];
  const at = reading === null ? null : Math.min(98, Math.max(2, part(reading)));
  return (
    <div className={styles.gauge} aria-hidden="true">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none">
        {at !== null && (
          <path d={`M${String(at - 1.6)} 0h3.2l-1.6 5z`} className={styles.pointer} />
        )}
        <rect className={styles.good} y="7" width={good - 0.5} height="7" />
        <rect className={styles.fair} x={good} y="7" width={fair - good - 0.5} height="7" />
        <rect className={styles.bad} x={fair} y="7" width={100 - fair} height="7" />
      </svg>
      <p>
        <span>{checkReadingText(limits.good, unit)}까지 좋음</span>
        <span>{checkReadingText(limits.fair, unit)}까지 보통</span>
        <span>나쁨</span>
      </p>
    </div>
  );
}
