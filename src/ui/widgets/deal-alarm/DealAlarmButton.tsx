import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { DealSearch } from '#core';
import { Button } from '../../components/button/Button';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { DealAlarmStore } from './deal-alarm-store';
import styles from './deal-alarm.module.scss';
import type { KeptAlarms } from './kept-alarms';
import { useAlarmActs } from './use-alarm-acts';

export interface DealAlarmButtonProps {
  readonly alarms: KeptAlarms;
  readonly search: DealSearch;
  /** What its dong is called. */
  readonly place: string | null;
  /** It is what is recommended here, as long as it is off. */
  readonly isMain: boolean;
}

/** Wants to be told of new listings of a search, or no more; one button, which keeps the focus. */
export const DealAlarmButton = observer(function DealAlarmButton(props: DealAlarmButtonProps) {
  const { alarms, search, place, isMain } = props;
  const { dealAlarms } = useServices();
  const [store] = useState(() => (alarms.store ??= new DealAlarmStore(dealAlarms)));
  const reader = useReader();
  const acts = useAlarmActs(store);
  useEffect(() => {
    store.follow(reader);
  }, [store, reader]);
  const alarm = store.find(search);
  return (
    <Button
      kind={isMain && alarm === undefined ? 'primary' : 'outline'}
      busy={acts.isBusy}
      onClick={() => {
        if (alarm === undefined) acts.set(search, place);
        else acts.remove(alarm);
      }}
    >
      {alarm === undefined ? (
        '새 글 알림 받기'
      ) : (
        <>
          알림 받는 중 <b className={styles.off}>끄기</b>
        </>
      )}
    </Button>
  );
});
