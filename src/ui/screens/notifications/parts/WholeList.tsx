import { observer } from 'mobx-react-lite';
import { NOTIFICATION_DAYS } from '#core';
import { Button } from '../../../components/button/Button';
import type { NotificationList } from '../../../stores/notifications/notification-list';
import { NotificationDays } from '../../../widgets/notification-list/NotificationDays';
import styles from '../notifications.module.scss';

interface WholeListProps {
  readonly list: NotificationList;
}

/** By day, the newest first; further pages are asked for, and the end says why there are no more. */
export const WholeList = observer(function WholeList({ list }: WholeListProps) {
  const { state, more } = list;
  if (state.kind !== 'ready') return null;
  return (
    <>
      <NotificationDays items={state.items} heading="h2" />
      {state.next === null ? (
        <p className={styles.end}>{NOTIFICATION_DAYS}일이 지나면 지워요</p>
      ) : (
        <div className={styles.more} role={more === 'failed' ? 'alert' : undefined}>
          {more === 'failed' && <p>이어지는 알림을 불러오지 못했어요.</p>}
          <Button kind="outline" busy={more === 'loading'} onClick={() => void list.loadMore()}>
            {more === 'failed' ? '다시 불러오기' : '이전 알림 더 보기'}
          </Button>
        </div>
      )}
    </>
  );
});
