import type { NotificationKind } from '#core';
import { Button } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { useServices } from '../../../ground/services';
import { KIND_LOOKS } from '../../../widgets/notification-list/notification-kinds';
import { SittingCat } from '../../../widgets/notification-list/SittingCat';
import { kindPath } from '../shown-kind';

interface NoneOfKindProps {
  readonly kind: NotificationKind;
}

/** There may be others. */
export function NoneOfKind({ kind }: NoneOfKindProps) {
  const { history } = useServices().stores;
  return (
    <EmptyState picture={<SittingCat />} title={`${KIND_LOOKS[kind].name} 알림은 아직 없어요`}>
      <Button
        kind="outline"
        onClick={() => {
          history.replace(kindPath(null), null);
        }}
      >
        전체 알림 보기
      </Button>
    </EmptyState>
  );
}
