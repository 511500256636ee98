import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/icon/Icon';
import { Link } from '../components/link/Link';
import { PATH } from '../ground/paths';
import type { MemberOutbox } from '../stores/outbox/member-outbox';
import styles from './frame.module.scss';

/** How much is to be sent, and the way there. */
export const OutboxChip = observer(function OutboxChip({
  outbox,
}: {
  readonly outbox: MemberOutbox;
}) {
  const { pathname } = useLocation();
  const count = outbox.shown.length;
  if (count === 0 || pathname === PATH.outbox) return null;
  return (
    <Link to={PATH.outbox} className={styles.unsent}>
      <Icon name={outbox.troubled > 0 ? 'info' : 'refresh'} size={18} />
      보낼 것 {count}개
    </Link>
  );
});
