import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import styles from './toast.module.scss';
import { useRest, type OnHold } from './use-rest';
import { useSwipeUp } from './use-swipe-up';

interface ToastViewProps {
  readonly message: string;
  /** What was done has a check mark, what did not work another; what is told has none. */
  readonly tone?: 'done' | 'told' | 'warning';
  /** What can be done about it: `되돌리기`. */
  readonly action?: string | undefined;
  readonly leaving: boolean;
  readonly onAct: () => void;
  readonly onDismiss: () => void;
  readonly onHold: OnHold;
}

/** One line at the bottom of the window. A press or a swipe up takes it away. */
export function ToastView(props: ToastViewProps) {
  const { message, tone = 'done', action, leaving, onAct, onDismiss, onHold } = props;
  const swipe = useSwipeUp(onDismiss);
  const { resting, giveBack } = useRest(onHold);
  return (
    <div
      data-toast
      className={classNames(styles.toast, leaving && styles.leaving)}
      {...swipe}
      {...resting}
    >
      <button
        type="button"
        className={styles.message}
        onClick={() => {
          giveBack();
          onDismiss();
        }}
      >
        {tone !== 'told' && <Icon name={tone === 'done' ? 'check' : 'info'} size={20} />}
        <span>{message}</span>
        <span className={styles.close}>닫기</span>
      </button>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            giveBack();
            onAct();
          }}
        >
          {action}
        </button>
      )}
    </div>
  );
}
