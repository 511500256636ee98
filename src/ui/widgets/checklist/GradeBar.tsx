import { tallyText, type ChecklistTally } from '#core';
import styles from './grades.module.scss';

const GAP = 1;

/** How much of something is good, fair and bad; drawn, since a server may set no style. */
export function GradeBar({
  tally,
  thick,
}: {
  readonly tally: ChecklistTally;
  readonly thick?: boolean;
}) {
  const { good, fair, bad, of } = tally;
  const counts = [good, fair, bad];
  const parts = ['good', 'fair', 'bad'].flatMap((name, n) => {
    const count = counts[n] ?? 0;
    const before = counts.slice(0, n).reduce((sum, one) => sum + one, 0);
    const isLast = before + count === of;
    const width = (100 * count) / of - (isLast ? 0 : GAP);
    return count === 0 ? [] : [{ name, x: (100 * before) / of, width: Math.max(0, width) }];
  });
  return (
    <svg
      className={thick === true ? styles.thick : styles.bar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={tallyText(tally) || '아직 답한 것이 없어요'}
    >
      <rect className={styles.open} width="100" height="8" />
      {parts.map(({ name, x, width }) => (
        <rect key={name} className={styles[name]} x={x} width={width} height="8" />
      ))}
    </svg>
  );
}

/** The same in words, each with its dot. */
export function GradeCounts({ tally }: { readonly tally: ChecklistTally }) {
  const counts = [
    { key: 'goodDot', name: '좋음', count: tally.good },
    { key: 'fairDot', name: '보통', count: tally.fair },
    { key: 'badDot', name: '나쁨', count: tally.bad },
  ];
  return (
    <p className={styles.counts}>
      {counts.map(({ key, name, count }) => (
        <span key={key}>
          <i className={styles[key]} aria-hidden="true" />
          {name} {count}
        </span>
      ))}
    </p>
  );
}
