import { classNames } from '../../styles/class-names';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';

import styles from './push-toast.module.scss';
import { useRest, type OnHold } from './use-rest';
import { useSwipeUp } from './use-swipe-up';

interface PushToastViewProps {
  readonly title: string;
  readonly message: string;
  /** `3분 전`; empty where nobody told when. */
  readonly when: string;
  readonly leaving: boolean;
  readonly onPress: () => void;
  readonly onDismiss: () => void;
  readonly onHold: OnHold;
}

/** A message that came by itself: a press opens what it tells of, a swipe up takes it away. */
export function PushToastView(props: PushToastViewProps) {
  const { title, message, when, leaving, onPress, onDismiss, onHold } = props;
  const swipe = useSwipeUp(onDismiss);
  const { resting, giveBack } = useRest(onHold);
  return (
    <li
      data-toast
      className={classNames(styles.push, leaving && styles.leaving)}
      {...swipe}
      {...resting}
    >
      <button
        type="button"
        className={styles.words}
        onClick={() => {
          giveBack();
          onPress();
        }}
      >
        <span className={styles.mark}>
          <Icon name="bell" size={20} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>
            <b>{title}</b>
            {when !== '' && <small>{when}</small>}
          </span>
          <span className={styles.message}>{message}</span>
        </span>
      </button>
      <IconButton
        icon="close"
        size={18}
        label="알림 닫기"
        onClick={() => {
          giveBack();
          onDismiss();
        }}
      />
    </li>
  );
}
