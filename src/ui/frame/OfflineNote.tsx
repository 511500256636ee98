import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { offlineText } from '#core';
import { Icon } from '../components/icon/Icon';
import { useServices } from '../ground/services';
import { useMinute } from '../widgets/notice-view/use-minute';
import { OutboxNote } from './OutboxNote';
import styles from './frame.module.scss';

function listen(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/**
 * Says that nothing can be asked, and how old what is shown is (spec/readings R64);
 * and what waits to be sent (spec/readings R52).
 */
export const OfflineNote = observer(function OfflineNote() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const { renew, Bar, keptAt } = useServices().stores.offline;
  return (
    <>
      <div className={styles.offline}>
        <OutboxNote />
        <div role="status">{(!isOnline || keptAt !== null) && <OfflineText />}</div>
      </div>
      {renew !== null && Bar !== null && <Bar reason={renew} />}
    </>
  );
});

const OfflineText = observer(function OfflineText() {
  const { keptAt, isLacking } = useServices().stores.offline;
  const now = useMinute();
  return (
    <p>
      <Icon name="offline" size={18} />
      {offlineText({ keptAt, isLacking, now })}
    </p>
  );
});
