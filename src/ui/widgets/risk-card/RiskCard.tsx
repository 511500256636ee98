import type { RiskWarning } from '#core';
import { Icon } from '../../components/icon/Icon';
import type { IconShape } from '../../components/icon/icon-shape';
import { RiskText } from './RiskText';
import styles from './risk-card.module.scss';

const warning: IconShape = { line: 'M12 4L21 19.5H3zM12 10v4.5M12 17v.2' };

interface RiskCardProps {
  readonly warning: RiskWarning;
  /** Where the words stand: `소개 글에`. */
  readonly where: string;
}

/** Warns of words by which fraud begins, before anybody answers them; it cannot be closed. */
export function RiskCard({ warning: { title, reason, steps, quote }, where }: RiskCardProps) {
  return (
    <div role="note" className={styles.card} aria-label={title}>
      <h3 className={styles.title}>
        <Icon shape={warning} size={22} />
        {title}
      </h3>
      <blockquote className={styles.quote}>
        <RiskText parts={quote} />
      </blockquote>
      <p>
        {where} 이런 말이 있어요. {reason}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
