import { agoText, NOTIFICATION_KIND, type MemberNotification, type NotificationKind } from '#core';
import { Icon } from '../../../components/icon/Icon';
import type { IconShape } from '../../../components/icon/icon-shape';
import { classNames } from '../../../styles/class-names';
import { noticeIcons } from '../../../widgets/notice-row/notice-icons.data';
import styles from '../notifications.module.scss';

const KINDS: Readonly<
  Record<NotificationKind, { readonly name: string; readonly icon: IconShape }>
> = {
  [NOTIFICATION_KIND.NOTICE_ALARM]: { name: '공고 마감', icon: noticeIcons.calendar },
  [NOTIFICATION_KIND.NOTICE_CORRECTED]: { name: '정정공고', icon: noticeIcons.document },
};

interface NotificationRowProps {
  readonly notification: MemberNotification;
  readonly now: number;
  readonly onPress: () => void;
}

/** One thing that was told; a press opens what it is about. */
export function NotificationRow({ notification, now, onPress }: NotificationRowProps) {
  const { kind, title, message, createdAt, isRead } = notification;
  const { name, icon } = KINDS[kind];
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, !isRead && styles.unread)}
        onClick={onPress}
      >
        <span className={styles.tile}>
          <Icon shape={icon} size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            {!isRead && <span className={styles.dot} role="img" aria-label="읽지 않음" />}
            <span>{name}</span>
            <time dateTime={createdAt}>{agoText(Date.parse(createdAt), now)}</time>
          </span>
          <strong>{title}</strong>
          <span className={styles.message}>{message}</span>
        </span>
      </button>
    </li>
  );
}
