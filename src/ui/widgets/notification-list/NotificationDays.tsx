import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { byDay, type MemberNotification } from '#core';
import { useServices } from '../../ground/services';
import { useMinute } from '../notice-view/use-minute';
import { NotificationRow } from './NotificationRow';
import styles from './notification-row.module.scss';

interface NotificationDaysProps {
  readonly items: readonly MemberNotification[];
  /** Under the headline of what they stand in. */
  readonly heading: 'h2' | 'h3';
  /** What else is done once one was pressed. */
  readonly onPressed?: (() => void) | undefined;
}

/** Rows under the names of their days. */
export const NotificationDays = observer(function NotificationDays(props: NotificationDaysProps) {
  const { items, heading: Heading, onPressed } = props;
  const { stores } = useServices();
  const id = useId();
  const now = useMinute();
  return byDay(items, now).map((day) => (
    <section key={day.day} aria-labelledby={`${id}${day.day}`}>
      <Heading id={`${id}${day.day}`} className={styles.day}>
        {day.name}
      </Heading>
      <ul>
        {day.items.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            now={now}
            onPress={() => {
              onPressed?.();
              void stores.notifications.press(one);
            }}
          />
        ))}
      </ul>
    </section>
  ));
});
