import type { RiskWarning } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { chatIcons } from '../chat-icons.data';
import styles from './risk-under.module.scss';

interface RiskUnderProps {
  readonly warning: RiskWarning;
  readonly onReport: () => void;
  /** Null where there is nobody to block any more. */
  readonly onBlock: (() => void) | null;
}

/** Warns of the words above it, why, and what to do; as long as they stand there it does, too. */
export function RiskUnder({ warning, onReport, onBlock }: RiskUnderProps) {
  const { title, reason, steps } = warning;
  return (
    <div role="note" className={styles.card} aria-label={title}>
      <p className={styles.title}>
        <Icon shape={chatIcons.warning} size={22} />
        {title}
      </p>
      <p>{reason}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Icon name="minus" size={18} />
            {step}
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <button type="button" onClick={onReport}>
          신고하기
        </button>
        {onBlock !== null && (
          <button type="button" onClick={onBlock}>
            차단하기
          </button>
        )}
      </div>
    </div>
  );
}
