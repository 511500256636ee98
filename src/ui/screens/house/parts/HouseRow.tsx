import type { HouseSummary } from '#core';
import { Button } from '../../../components/button/Button';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import type { Answer } from '../../../stores/answer-store';
import { HouseTile } from '../../../widgets/house-card/HouseTile';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import styles from './house-row.module.scss';
import { Section } from '../../../widgets/item-page/Section';

interface HouseRowProps {
  readonly title: string;
  readonly state: Answer<readonly HouseSummary[]>;
  readonly onRetry: () => void;
  /** Said while they are on their way. */
  readonly waiting: string;
  /** Said where there are none. */
  readonly none: string;
}

/** Other houses under a heading, in a row that is swiped. */
export function HouseRow({ title, state, onRetry, waiting, none }: HouseRowProps) {
  return (
    <Section title={title} onScreenOnly>
      {state.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={onRetry}>
            다시 불러오기
          </Button>
        </div>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <Waiting label={waiting} className={styles.row}>
          {[0, 1, 2].map((index) => (
            <div key={index} className={styles.bone}>
              <Skeleton height={120} radius={12} />
              <Skeleton width="70%" height={18} />
              <Skeleton width="90%" height={14} />
              <Skeleton width="60%" height={14} />
            </div>
          ))}
        </Waiting>
      )}
      {state.kind === 'ready' && state.value.length === 0 && <p className={styles.none}>{none}</p>}
      {state.kind === 'ready' && state.value.length > 0 && (
        <ul className={styles.row}>
          {state.value.map((house) => (
            <li key={house.id}>
              <HouseTile house={house} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
