import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { APP_PAGES, type NotificationKind } from '#core';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import type { MemberInbox } from '../../stores/notifications/member-inbox';
import { CalendarButton } from '../../widgets/calendar-button/CalendarButton';
import { NotificationBones } from '../../widgets/notification-list/NotificationBones';
import { NotificationsLacking } from '../../widgets/notification-list/NotificationsLacking';
import {
  NoNotifications,
  NotificationsFailed,
} from '../../widgets/notification-list/NotificationStates';
import { ReadAllButton } from '../../widgets/notification-list/ReadAllButton';
import { KindChips } from './parts/KindChips';
import { NoneOfKind } from './parts/NoneOfKind';
import { WholeList } from './parts/WholeList';
import { kindAt } from './shown-kind';
import styles from './notifications.module.scss';

/** As many as a phone shows. */
const BONES = 6;

/** What a member was told, by day; a visitor learns what there would be. */
export const NotificationsScreen = observer(function NotificationsScreen() {
  const { own } = useServices().stores.notifications;
  const isAttached = useIsAttached();
  const { search } = useLocation();
  return (
    <Page title={APP_PAGES.notifications.title} parent={PATH.more} action={<ReadAllButton />}>
      <div className={styles.calendar}>
        <CalendarButton />
        <Link to={PATH.alarmSettings} className={styles.settings}>
          <Icon name="bell" size={20} />
          알림 설정
        </Link>
      </div>
      {!isAttached && <NotificationBones rows={BONES} />}
      {isAttached && own === null && <NotificationsLacking rows={BONES} />}
      {isAttached && own !== null && <OfMember own={own} kind={kindAt(search)} />}
    </Page>
  );
});

interface OfMemberProps {
  readonly own: MemberInbox;
  readonly kind: NotificationKind | null;
}

const OfMember = observer(function OfMember({ own, kind }: OfMemberProps) {
  const list = own.list(kind);
  const { state } = list;
  useEffect(() => {
    void list.load();
  }, [list]);
  const isEmpty = state.kind === 'ready' && state.items.length === 0;
  return (
    <>
      {(kind !== null || !isEmpty) && <KindChips kind={kind} unread={own.unread} />}
      {state.kind === 'loading' && <NotificationBones rows={BONES} />}
      {state.kind === 'failed' && (
        <NotificationsFailed error={state.error} onRetry={() => void list.load()} />
      )}
      {isEmpty && (kind === null ? <NoNotifications /> : <NoneOfKind kind={kind} />)}
      {state.kind === 'ready' && !isEmpty && <WholeList list={list} />}
    </>
  );
});
