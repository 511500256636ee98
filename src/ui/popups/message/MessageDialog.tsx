import { useId, type ReactNode } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import styles from './message-dialog.module.scss';

interface MessageDialogProps {
  /** Without one the message itself is the headline. */
  readonly title: string | undefined;
  readonly message: ReactNode;
  readonly closing: boolean;
  readonly onClose: () => void;
  /** One or two buttons. */
  readonly children: ReactNode;
}

/** The dialog of alert and confirm. */
export function MessageDialog({ title, message, closing, onClose, children }: MessageDialogProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      labelledBy={`${id}-headline`}
      describedBy={title === undefined ? undefined : `${id}-message`}
      closing={closing}
      onClose={() => {
        onClose();
      }}
    >
      <div className={styles.message}>
        <h2 id={`${id}-headline`}>{title ?? message}</h2>
        {title !== undefined && <div id={`${id}-message`}>{message}</div>}
        <div className={styles.buttons}>{children}</div>
      </div>
    </Dialog>
  );
}
