import { useSyncExternalStore } from 'react';
import { Icon } from '../components/icon/Icon';
import styles from './frame.module.scss';

function listen(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the device has no connection; what was loaded stays usable. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && (
        <p>
          <Icon name="offline" size={18} />
          인터넷 연결이 끊겼어요
        </p>
      )}
    </div>
  );
}
