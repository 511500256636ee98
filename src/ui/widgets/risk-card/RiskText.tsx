import type { MarkedPart } from '#core';
import styles from './risk-card.module.scss';

/** Words, with those marked that are a warning sign. */
export function RiskText({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isHit }, at) =>
    isHit ? (
      <mark key={at} className={styles.risk}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
