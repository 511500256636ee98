import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { DEAL_KIND, dealSearchName, dealSearchParams, type DealAlarm } from '#core';
import { Button } from '../../components/button/Button';
import { Link } from '../../components/link/Link';
import { FailedState } from '../../components/state/FailedState';
import { Waiting } from '../../components/state/Skeleton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { ErrorWords } from '../server-html/ErrorWords';
import { alarmText } from './alarm-text';
import { DealAlarmStore } from './deal-alarm-store';
import styles from './deal-alarm.module.scss';
import { useAlarmActs } from './use-alarm-acts';

/** The searches of whose new listings a member is told, each with the way to its list and to its end. */
export const OwnAlarms = observer(function OwnAlarms({ reader }: { readonly reader: string }) {
  const { dealAlarms } = useServices();
  const [store] = useState(() => new DealAlarmStore(dealAlarms));
  useEffect(() => {
    store.follow(reader);
  }, [store, reader]);
  return (
    <section className={styles.own} aria-labelledby="own-deal-alarms">
      <h2 id="own-deal-alarms">새 글 알림</h2>
      <Listed store={store} />
    </section>
  );
});

const Listed = observer(function Listed({ store }: { readonly store: DealAlarmStore }) {
  const acts = useAlarmActs(store);
  const { alarms, standing } = store;
  if (standing.kind === 'failed')
    return (
      <FailedState
        title="새 글 알림을 불러오지 못했어요"
        reason={<ErrorWords error={standing.error} />}
        onRetry={() => {
          store.reload();
        }}
      />
    );
  if (standing.kind !== 'known')
    return (
      <Waiting label="새 글 알림을 불러오는 중이에요.">
        <div className={styles.bone} />
      </Waiting>
    );
  if (alarms.length === 0)
    return <p className={styles.none}>목록에서 새 글 알림을 켜면 여기에 모여요.</p>;
  return (
    <ul>
      {alarms.map((alarm) => {
        const name = dealSearchName(alarm.dealType, alarm.place);
        return (
          <li key={alarm.id}>
            <Link to={listOf(alarm)}>
              <b>{name}</b>
              <span>{alarmText(alarm)}</span>
            </Link>
            <Button
              kind="outline"
              busy={acts.isBusy}
              aria-label={`${name} 알림 끄기`}
              onClick={() => {
                acts.remove(alarm);
              }}
            >
              끄기
            </Button>
          </li>
        );
      })}
    </ul>
  );
});

function listOf(alarm: DealAlarm): string {
  const params = dealSearchParams(alarm);
  const path = alarm.dealType === DEAL_KIND.direct ? PATH.direct : PATH.mate;
  return params === '' ? path : `${path}?${params}`;
}
