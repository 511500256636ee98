import type { FitSentence } from '#core';
import { Icon, type IconName } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import styles from './reasons.module.scss';

interface ReasonsProps {
  /** What two people have in common. */
  readonly shared: readonly FitSentence[];
  /** What they should talk about. */
  readonly differing: readonly FitSentence[];
  /** Where this is all that the reader came for. */
  readonly isLarge?: boolean;
  /** Longer sentences are cut. */
  readonly isOneLine?: boolean;
  readonly differingIcon?: IconName;
}

/** Why two people would fit, and what differs: a full sentence each, and no number. */
export function Reasons(props: ReasonsProps) {
  const { shared, differing, isLarge = false, isOneLine = false, differingIcon = 'minus' } = props;
  const size = isLarge ? 20 : 18;
  return (
    <ul className={classNames(styles.why, isLarge && styles.large, isOneLine && styles.oneLine)}>
      {shared.map(({ subject, text }) => (
        <li key={subject}>
          <Icon name="check" size={size} />
          <span>{text}</span>
        </li>
      ))}
      {differing.map(({ subject, text }) => (
        <li key={subject} className={styles.differing}>
          <Icon name={differingIcon} size={size} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
