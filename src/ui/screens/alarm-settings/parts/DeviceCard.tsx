import type { PushAbility } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import styles from './alarm-settings.module.scss';

interface DeviceCardProps {
  readonly ability: PushAbility;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onTurnOn: () => void;
  readonly onLookAgain: () => void;
}

/** What a person has to do elsewhere before a device can be told. */
const ELSEWHERE: Readonly<
  Record<
    Exclude<PushAbility, 'granted' | 'askable'>,
    { readonly what: string; readonly how: string }
  >
> = {
  denied: {
    what: '이 기기에서 한칸의 알림이 막혀 있어요',
    how: '브라우저나 휴대폰의 사이트 설정에서 한칸의 알림을 ‘허용’으로 바꾼 뒤 다시 확인을 눌러 주세요.',
  },
  'needs-install': {
    what: '홈 화면에 추가하면 알림을 받을 수 있어요',
    how: 'Safari의 공유 버튼에서 ‘홈 화면에 추가’를 고르고, 홈 화면의 한칸을 열어 알림을 켜 주세요.',
  },
  unable: {
    what: '이 브라우저로는 알림을 받을 수 없어요',
    how: '다른 브라우저에서 켜 주세요. 알림은 알림함에서 모두 볼 수 있어요.',
  },
};

/** Whether this device is told, and how it is where it is not. */
export function DeviceCard({ ability, isOn, isBusy, onTurnOn, onLookAgain }: DeviceCardProps) {
  if (ability !== 'granted' && ability !== 'askable') {
    const { what, how } = ELSEWHERE[ability];
    return (
      <div className={classNames(styles.card, styles.warning)} role="status">
        <Icon name="bell" />
        <div>
          <b>{what}</b>
          <p>{how}</p>
        </div>
        {ability === 'denied' && (
          <Button kind="outline" onClick={onLookAgain}>
            다시 확인
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.card} role="status">
      <Icon name="bell" />
      <div>
        <b>{isOn ? '이 기기에서 알림을 받고 있어요' : '이 기기에서는 알림을 받지 않아요'}</b>
        {!isOn && <p>한칸을 열지 않아도 알려 드려요. 켜면 브라우저가 한 번 물어봐요.</p>}
      </div>
      {!isOn && (
        <Button busy={isBusy} onClick={onTurnOn}>
          알림 켜기
        </Button>
      )}
    </div>
  );
}
