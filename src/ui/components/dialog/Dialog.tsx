import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import styles from './dialog.module.scss';
import { enterTop, topDialog } from './top-dialog';
import { useKeyboardRoom } from './use-keyboard-room';

interface DialogProps {
  /** `sheet` rises from the bottom of a phone, `full` covers it; on wider windows all are centred. */
  readonly kind?: 'dialog' | 'sheet' | 'full';
  readonly role?: 'dialog' | 'alertdialog';
  /** The dialog's name; or the id of the element that names it, as `labelledBy`. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
  /** Plays the closing animation (150 ms); whoever renders it takes it away afterwards. */
  readonly closing: boolean;
  /** It came by itself: it has the focus itself, and a press meant for the page does nothing in it. */
  readonly quiet?: boolean;
  /** Esc, the system's back gesture, a press beside it. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: the page behind is inert, Tab stays inside, and focus returns to where it
 * was. It is open for as long as it is rendered. Popups are the way to show one: see popups/.
 */
export function Dialog({
  kind = 'dialog',
  role = 'dialog',
  label,
  labelledBy,
  describedBy,
  closing,
  quiet = false,
  onClose,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const focusFirst = useEffectEvent(() => {
    if (quiet) ref.current?.focus();
  });
  useKeyboardRoom(ref);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const cancelled = (event: Event) => {
      // An Esc inside, of a file dialog or a select, bubbles as well.
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // Some browsers close on a second Esc whatever the page says.
    const closed = () => {
      if (!dialog.open) close();
    };
    const pressed = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    const opener = document.activeElement;
    dialog.showModal();
    focusFirst();
    const leaveTop = enterTop(dialog);
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('click', pressed);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', pressed);
      leaveTop();
      // Gives the focus back to what had it.
      dialog.close();
      if (opener !== document.body) queueMicrotask(focusPlace);
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={quiet ? -1 : undefined}
      data-closing={closing || undefined}
      className={classNames(styles.dialog, styles[kind], className)}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/** Where what opened it is gone: a screen reader goes on in the dialog below, or on the page. */
function focusPlace(): void {
  if (document.activeElement !== document.body) return;
  const place = topDialog() ?? document.querySelector('main');
  const first = place?.querySelector<HTMLElement>('h1[tabindex], dialog button');
  (first ?? place)?.focus({ preventScroll: true });
}
