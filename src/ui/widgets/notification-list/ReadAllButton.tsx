import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useServices } from '../../ground/services';
import { errorText } from '../../text/error-text';
import styles from './read-all-button.module.scss';

/** Marks all as read; it stays where it is when nothing is left, with the focus that it may have. */
export const ReadAllButton = observer(function ReadAllButton() {
  const { notifications, toasts } = useServices().stores;
  const { own, unread } = notifications;
  const isRunning = useRef(false);
  if (own?.all.state.kind !== 'ready' || own.all.state.items.length === 0) return null;
  const press = async () => {
    if (isRunning.current || unread === 0) return;
    isRunning.current = true;
    await own.read('all').catch((error: unknown) => {
      toasts.show(errorText(error));
    });
    isRunning.current = false;
  };
  return (
    <button
      type="button"
      className={styles.all}
      aria-disabled={unread === 0 || undefined}
      onClick={() => void press()}
    >
      모두 읽음
    </button>
  );
});
