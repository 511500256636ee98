import { NOTIFICATION_KIND, totalUnread, type NotificationKind, type UnreadCounts } from '#core';
import { Chip } from '../../../components/chip/Chip';
import { useServices } from '../../../ground/services';
import { KIND_LOOKS } from '../../../widgets/notification-list/notification-kinds';
import { kindPath } from '../shown-kind';
import styles from '../notifications.module.scss';

const KINDS = [null, ...Object.values(NOTIFICATION_KIND)];

interface KindChipsProps {
  /** What is shown; null for all. */
  readonly kind: NotificationKind | null;
  readonly unread: UnreadCounts;
}

/** All, or one kind, and how many of each are unread. */
export function KindChips({ kind, unread }: KindChipsProps) {
  const { history } = useServices().stores;
  return (
    <div role="group" aria-label="알림 종류" className={styles.chips}>
      {KINDS.map((one) => {
        const name = one === null ? '전체' : KIND_LOOKS[one].name;
        const count = one === null ? totalUnread(unread) : unread[one];
        return (
          <Chip
            key={name}
            active={one === kind}
            aria-pressed={one === kind}
            aria-label={count > 0 ? `${name}, 읽지 않은 알림 ${count}개` : undefined}
            onClick={() => {
              history.replace(kindPath(one), null);
            }}
          >
            {name}
            {count > 0 && <em className={styles.count}>{count}</em>}
          </Chip>
        );
      })}
    </div>
  );
}
