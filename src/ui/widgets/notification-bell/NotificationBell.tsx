import { observer } from 'mobx-react-lite';
import { Link, type LinkProps } from '../../components/link/Link';
import { Icon } from '../../components/icon/Icon';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { classNames } from '../../styles/class-names';
import styles from './notification-bell.module.scss';

/** More are not counted out. */
const MOST = 99;

/** The way to what one was told, and whether any of it is unread. */
export const NotificationBell = observer(function NotificationBell({
  className,
  ...rest
}: Omit<LinkProps, 'to' | 'title' | 'aria-label' | 'children'>) {
  const { unread } = useServices().stores.notifications;
  const count = unread > MOST ? `${MOST}개 넘게` : `${unread}개`;
  const label = unread > 0 ? `알림, 읽지 않은 알림 ${count}` : '알림';
  return (
    <Link
      {...rest}
      to={PATH.notifications}
      className={classNames(styles.bell, className)}
      aria-label={label}
      title="알림"
    >
      <Icon name="bell" />
      {unread > 0 && <span className={styles.dot} />}
    </Link>
  );
});
