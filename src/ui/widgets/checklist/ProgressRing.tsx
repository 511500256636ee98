import type { ChecklistTally } from '#core';
import { Icon } from '../../components/icon/Icon';
import styles from './grades.module.scss';

const RADIUS = 20.5;
const ROUND = 2 * Math.PI * RADIUS;

/** How far a checklist is answered: 18/24, or that it is done. */
export function ProgressRing({ tally: { answered, of } }: { readonly tally: ChecklistTally }) {
  const isDone = of > 0 && answered === of;
  const part = of === 0 ? 0 : answered / of;
  return (
    <span
      className={styles.ring}
      role="img"
      aria-label={isDone ? '다 봤어요' : `${String(of)}개 중 ${String(answered)}개`}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} className={styles.ringGround} />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className={styles.ringPart}
          strokeDasharray={`${String(part * ROUND)} ${String(ROUND)}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      {isDone ? (
        <Icon name="check" size={20} />
      ) : (
        <b>
          {answered}/{of}
        </b>
      )}
    </span>
  );
}
