import { observer } from 'mobx-react-lite';
import { byDay, type MemberNotification } from '#core';
import { Button } from '../../../components/button/Button';
import { useServices } from '../../../ground/services';
import { NotificationRow } from './NotificationRow';
import styles from '../notifications.module.scss';

/** By day, the newest first; further pages are asked for. */
export const NotificationList = observer(function NotificationList({
  items,
}: {
  readonly items: readonly MemberNotification[];
}) {
  const { clock, stores } = useServices();
  const { notifications } = stores;
  const { state, more } = notifications;
  const now = clock.now();
  return (
    <>
      {byDay(items, now).map((day) => (
        <section key={day.day} aria-labelledby={`day-${day.day}`}>
          <h2 id={`day-${day.day}`} className={styles.day}>
            {day.name}
          </h2>
          <ul>
            {day.items.map((one) => (
              <NotificationRow
                key={one.id}
                notification={one}
                now={now}
                onPress={() => void notifications.press(one)}
              />
            ))}
          </ul>
        </section>
      ))}
      {state.kind === 'ready' && state.next !== null && (
        <div className={styles.more} role={more === 'failed' ? 'alert' : undefined}>
          {more === 'failed' && <p>이어지는 알림을 불러오지 못했어요.</p>}
          <Button
            kind="outline"
            busy={more === 'loading'}
            onClick={() => void notifications.loadMore()}
          >
            {more === 'failed' ? '다시 불러오기' : '이전 알림 더 보기'}
          </Button>
        </div>
      )}
    </>
  );
});
