import { dealAlarmOffer } from '#core';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { Button } from '../../components/button/Button';
import { lazily } from '../../ground/lazily';
import type { DealAlarmButtonProps } from './DealAlarmButton';
import styles from './deal-alarm.module.scss';

/** The room of the button until its code is there, which first drawings do without. */
const room = () => (
  <Button kind="outline" disabled>
    새 글 알림 받기
  </Button>
);
const LaterButton = lazily(
  async () => (await import('./DealAlarmButton')).DealAlarmButton,
  undefined,
  room,
);

type AlarmProps = Omit<DealAlarmButtonProps, 'isMain'>;

/** Behind a list: to be told once it grows. */
export function AlarmAtEnd(props: AlarmProps) {
  return (
    <div className={styles.end}>
      <p>{dealAlarmOffer(props.search.dealType, props.place)}</p>
      {useIsHeard() ? <LaterButton {...props} isMain={false} /> : room()}
    </div>
  );
}

/** In the place of a list that has nothing yet. */
export function AlarmInstead(props: AlarmProps) {
  return useIsHeard() ? <LaterButton {...props} isMain /> : room();
}

/** A member's own, below what they offer. */
export const OwnAlarms = lazily(async () => (await import('./OwnAlarms')).OwnAlarms);
