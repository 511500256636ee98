import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { MemberNotification } from '#core';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import type { NotificationList } from '../../stores/notifications/notification-list';
import { NotificationBones } from '../notification-list/NotificationBones';
import { NotificationDays } from '../notification-list/NotificationDays';
import { NotificationsLacking } from '../notification-list/NotificationsLacking';
import { NoNotifications, NotificationsFailed } from '../notification-list/NotificationStates';
import { ReadAllButton } from '../notification-list/ReadAllButton';
import styles from './notification-panel.module.scss';

/** As many as the panel shows at first. */
const BONES = 4;

interface NotificationPanelProps {
  /** Something in it leads elsewhere. */
  readonly onLeave: () => void;
}

/** What one was told last, and the way to all of it. */
export const NotificationPanel = observer(function NotificationPanel({
  onLeave,
}: NotificationPanelProps) {
  const { own } = useServices().stores.notifications;
  return (
    <>
      <div className={styles.head}>
        <h2>알림</h2>
        <ReadAllButton />
      </div>
      <div className={styles.content}>
        {own === null ? (
          <NotificationsLacking rows={BONES} />
        ) : (
          <Latest list={own.all} onLeave={onLeave} />
        )}
      </div>
      {own !== null && (
        <Link to={PATH.notifications} className={styles.whole}>
          모두 보기
        </Link>
      )}
      <Spoken />
    </>
  );
});

interface LatestProps extends NotificationPanelProps {
  readonly list: NotificationList;
}

const Latest = observer(function Latest({ list, onLeave }: LatestProps) {
  const { state } = list;
  useEffect(() => {
    void list.load();
  }, [list]);
  switch (state.kind) {
    case 'loading':
      return <NotificationBones rows={BONES} />;
    case 'failed':
      return <NotificationsFailed error={state.error} onRetry={() => void list.load()} />;
    case 'ready':
      return state.items.length === 0 ? (
        <NoNotifications onLeave={onLeave} />
      ) : (
        <NotificationDays items={state.items} heading="h3" onPressed={onLeave} />
      );
  }
});

/** What comes while it is open stands in it, and is read out in place of being shown above it. */
const Spoken = observer(function Spoken() {
  const { notifications } = useServices().stores;
  const { latest } = notifications;
  const [before] = useState<MemberNotification | null>(latest);
  useEffect(() => notifications.watch(), [notifications]);
  return (
    <div role="status" className={styles.spoken}>
      {latest !== null && latest !== before && `${latest.title} ${latest.message}`}
    </div>
  );
});
