import { observer } from 'mobx-react-lite';
import { AppError } from '#core';
import { useServices } from '../../ground/services';
import { NotificationBones } from './NotificationBones';
import { NotificationsFailed, NotificationsOfMembers } from './NotificationStates';

interface NotificationsLackingProps {
  /** As many rows as there is room for. */
  readonly rows: number;
}

/** Where there are no notifications to show: of a visitor, and of a member until they are there. */
export const NotificationsLacking = observer(function NotificationsLacking({
  rows,
}: NotificationsLackingProps) {
  const { notifications } = useServices().stores;
  switch (notifications.lacking) {
    case null:
      return <NotificationsOfMembers />;
    case 'loading':
      return <NotificationBones rows={rows} />;
    case 'failed':
      return (
        <NotificationsFailed
          error={new AppError('offline')}
          onRetry={() => void notifications.retry()}
        />
      );
  }
});
