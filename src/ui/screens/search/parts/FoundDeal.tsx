import type { DirectSummary } from '#core';
import { DealCard } from '../../../widgets/deal-card/DealCard';
import styles from './found.module.scss';
import { Marked } from './Marked';

interface FoundDealProps {
  readonly deal: DirectSummary;
  /** What its text says around the hit. */
  readonly said: string;
  readonly q: string;
  /** Milliseconds. */
  readonly now: number;
  readonly onChoose: () => void;
}

/** A direct deal that was found: its card, which leads to its page, and what it says below. */
export function FoundDeal({ deal, said, q, now, onChoose }: FoundDealProps) {
  return (
    <li className={styles.deal}>
      <DealCard deal={deal} now={now} onChoose={onChoose} />
      <p className={styles.quote}>
        <b className={styles.speaker}>
          <Marked text={deal.title} q={q} />
        </b>{' '}
        <Marked text={said} q={q} isTitle={false} />
      </p>
    </li>
  );
}
