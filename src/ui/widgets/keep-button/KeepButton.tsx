import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './keep-button.module.scss';

interface KeepButtonProps {
  /** What is kept, in words. */
  readonly name: string;
  readonly isKept: boolean;
  /** Alone, or 52 px square in a bar of actions. */
  readonly isInBar: boolean;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
  /** Its icon. */
  readonly children: ReactNode;
}

/** Keeps something on this device, or lets it go. */
export function KeepButton(props: KeepButtonProps) {
  const { name, isKept, isInBar, className, onToggle, children } = props;
  return (
    <button
      type="button"
      className={classNames(styles.keep, isInBar && styles.bar, className)}
      aria-pressed={isKept}
      aria-label={`${name} 찜하기`}
      onClick={(event: MouseEvent) => {
        // The second press of a double tap means the first one.
        if (event.detail <= 1) onToggle();
      }}
    >
      {children}
    </button>
  );
}
