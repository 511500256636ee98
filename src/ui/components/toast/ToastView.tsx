import { useRef, type FocusEvent } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import styles from './toast.module.scss';

interface ToastViewProps {
  readonly message: string;
  /** Says what did not work, not what was done. */
  readonly isWarning?: boolean;
  /** What can be done about it: `되돌리기`. */
  readonly action?: string | undefined;
  readonly leaving: boolean;
  readonly onAct: () => void;
  readonly onDismiss: () => void;
  /** True while a pointer or focus rests on it: it stays. */
  readonly onHold: (held: boolean) => void;
}

/** px upwards that dismiss it (product.md §9). */
const SWIPE = { touch: 10, mouse: 50 };

/** One line at the bottom of the window. A press or a swipe up takes it away. */
export function ToastView(props: ToastViewProps) {
  const { message, isWarning = false, action, leaving, onAct, onDismiss, onHold } = props;
  const startY = useRef<number | null>(null);
  const before = useRef<Element | null>(null);
  /** What had the focus before has it again: the toast takes its own away with it. */
  const giveBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const holding = {
    onFocus: (event: FocusEvent) => {
      const from = event.relatedTarget;
      if (from?.closest('[data-toast]') === null) before.current = from;
      onHold(true);
    },
    onBlur: () => {
      onHold(false);
    },
  };
  return (
    <div
      data-toast
      className={classNames(styles.toast, leaving && styles.leaving)}
      onPointerEnter={() => {
        onHold(true);
      }}
      onPointerLeave={() => {
        onHold(false);
      }}
      onPointerDown={(event) => {
        startY.current = event.clientY;
      }}
      onPointerMove={(event) => {
        if (startY.current === null) return;
        const limit = event.pointerType === 'mouse' ? SWIPE.mouse : SWIPE.touch;
        if (startY.current - event.clientY >= limit) onDismiss();
      }}
      onPointerUp={() => {
        startY.current = null;
      }}
    >
      <button
        type="button"
        className={styles.message}
        {...holding}
        onClick={() => {
          giveBack();
          onDismiss();
        }}
      >
        <Icon name={isWarning ? 'info' : 'check'} size={20} />
        <span>{message}</span>
        <span className={styles.close}>닫기</span>
      </button>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          {...holding}
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
