import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { errorText } from '../../text/error-text';
import { CalendarButton } from '../../widgets/calendar-button/CalendarButton';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { NotificationBones } from './parts/NotificationBones';
import { NotificationList } from './parts/NotificationList';
import styles from './notifications.module.scss';

/** What a member was told, by day; a visitor learns what there would be. */
export const NotificationsScreen = observer(function NotificationsScreen() {
  const { notifications, toasts } = useServices().stores;
  return (
    <Page
      title={APP_PAGES.notifications.title}
      parent={PATH.more}
      action={
        notifications.unread > 0 && (
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              notifications.read('all').catch((error: unknown) => {
                toasts.show(errorText(error));
              });
            }}
          >
            모두 읽음
          </button>
        )
      }
    >
      <div className={styles.calendar}>
        <CalendarButton />
      </div>
      <Content />
    </Page>
  );
});

const Content = observer(function Content() {
  const { notifications } = useServices().stores;
  const isAttached = useIsAttached();
  const { state } = notifications;
  if (!isAttached || state.kind === 'loading') return <NotificationBones />;
  switch (state.kind) {
    case 'visitor':
      return <ForVisitors />;
    case 'failed':
      return (
        <FailedState
          title="알림을 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => void notifications.load()}
        />
      );
    case 'ready':
      return state.items.length === 0 ? <Nothing /> : <NotificationList items={state.items} />;
  }
});

function ForVisitors() {
  const { popups } = useServices().stores;
  return (
    <EmptyState
      title="로그인하면 알림을 모아 볼 수 있어요"
      hint="공고의 마감 알림과 정정 소식을 여러 기기에서 받아 보세요. 로그인하지 않아도 이 기기에서 켠 마감 알림은 한칸을 열 때 알려 드려요."
    >
      <Button
        onClick={() => {
          void popups.askOnce('login', ORDINARY_LOGIN);
        }}
      >
        로그인
      </Button>
    </EmptyState>
  );
}

function Nothing() {
  const { history } = useServices().stores;
  return (
    <EmptyState
      title="아직 온 알림이 없어요"
      hint="공고에서 마감 알림을 켜 두면 잊지 않게 알려 드려요."
    >
      <Button
        onClick={() => {
          history.push(PATH.notices);
        }}
      >
        공고 보기
      </Button>
    </EmptyState>
  );
}
