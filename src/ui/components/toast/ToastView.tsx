import { useRef } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon } from '../icon/Icon';
import styles from './toast.module.scss';

interface ToastViewProps {
  readonly message: string;
  readonly leaving: boolean;
  readonly onDismiss: () => void;
  /** True while a pointer or focus rests on it: it stays. */
  readonly onHold: (held: boolean) => void;
}

/** px upwards that dismiss it (product.md §9). */
const SWIPE = { touch: 10, mouse: 50 };

/** One line at the bottom of the window. A press or a swipe up takes it away. */
export function ToastView({ message, leaving, onDismiss, onHold }: ToastViewProps) {
  const startY = useRef<number | null>(null);
  return (
    <button
      type="button"
      className={classNames(styles.toast, leaving && styles.leaving)}
      onClick={onDismiss}
      onPointerEnter={() => {
        onHold(true);
      }}
      onPointerLeave={() => {
        onHold(false);
      }}
      onFocus={() => {
        onHold(true);
      }}
      onBlur={() => {
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
      <Icon name="check" size={20} />
      <span>{message}</span>
      <span className={styles.close}>닫기</span>
    </button>
  );
}
