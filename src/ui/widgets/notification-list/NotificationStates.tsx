import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { LoginFirst } from '../login-first/LoginFirst';
import { ErrorWords } from '../server-html/ErrorWords';
import { SittingCat } from './SittingCat';

/** What a visitor would have here. */
export function NotificationsOfMembers() {
  return (
    <LoginFirst
      picture={<SittingCat />}
      title="로그인하면 알림을 모아 볼 수 있어요"
      hint="공고의 마감 알림과 정정 소식을 여러 기기에서 받아 보세요. 로그인하지 않아도 이 기기에서 켠 마감 알림은 한칸을 열 때 알려 드려요."
    />
  );
}

interface NoNotificationsProps {
  readonly onLeave?: (() => void) | undefined;
}

/** Nothing was told yet: alarms are set at the notices that they are about. */
export function NoNotifications({ onLeave }: NoNotificationsProps) {
  const { history } = useServices().stores;
  return (
    <EmptyState
      picture={<SittingCat />}
      title="아직 온 알림이 없어요"
      hint="공고에서 마감 알림 받기를 누르면 마감 전에 잊지 않게 알려 드려요."
    >
      <Button
        onClick={() => {
          onLeave?.();
          history.push(PATH.notices);
        }}
      >
        알림 켜기
      </Button>
    </EmptyState>
  );
}

interface NotificationsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function NotificationsFailed({ error, onRetry }: NotificationsFailedProps) {
  return (
    <FailedState
      title="알림을 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      onRetry={onRetry}
    />
  );
}
