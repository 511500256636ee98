import { countId, type FieldCount } from './field-props';
import styles from './field-frame.module.scss';

interface FieldCounterProps {
  /** That of the control. */
  readonly id: string;
  readonly count: FieldCount;
}

const said = (count: number): string => count.toLocaleString('ko-KR');

/**
 * `5/12`, read out with its field as a sentence. While somebody types it is silent, until there is
 * too much.
 */
export function FieldCounter({ id, count }: FieldCounterProps) {
  const { now, most } = count;
  const isOver = now > most;
  return (
    <div className={styles.count} data-over={isOver || undefined}>
      <span aria-hidden="true">
        {said(now)}/{said(most)}
      </span>
      <span id={countId(id)} className={styles.unseen}>
        {said(most)}자 가운데 {said(now)}자
      </span>
      <span aria-live="polite" className={styles.unseen}>
        {isOver && `${said(most)}자를 넘었어요.`}
      </span>
    </div>
  );
}
