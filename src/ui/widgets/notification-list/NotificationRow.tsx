import { toldText, type MemberNotification } from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { KIND_LOOKS } from './notification-kinds';
import styles from './notification-row.module.scss';

interface NotificationRowProps {
  readonly notification: MemberNotification;
  readonly now: number;
  readonly onPress: () => void;
}

/** One thing that was told; a press opens what it is about. */
export function NotificationRow({ notification, now, onPress }: NotificationRowProps) {
  const { kind, title, message, createdAt, isRead } = notification;
  const { name, icon, tone } = KIND_LOOKS[kind];
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, !isRead && styles.unread)}
        onClick={onPress}
      >
        <span className={classNames(styles.tile, !isRead && styles[tone])}>
          <Icon shape={icon} size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            {!isRead && <span className={styles.dot} role="img" aria-label="읽지 않음" />}
            <span>{name}</span>
            <time dateTime={createdAt}>{toldText(notification, now)}</time>
          </span>
          <strong>{title}</strong>
          <span className={styles.message}>{message}</span>
        </span>
      </button>
    </li>
  );
}
