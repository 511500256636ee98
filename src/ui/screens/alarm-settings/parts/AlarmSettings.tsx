import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PUSH_KIND, PUSH_KINDS, type PushKind } from '#core';
import { Switch } from '../../../components/field/Switch';
import { FailedState } from '../../../components/state/FailedState';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { AlarmSettingsStore, type SettingOutcome } from '../alarm-settings-store';
import { DeviceCard } from './DeviceCard';
import styles from './alarm-settings.module.scss';

const NAMES: Readonly<Record<PushKind, { readonly name: string; readonly hint: string }>> = {
  [PUSH_KIND.NOTICE]: { name: '공고 마감', hint: '알림을 켠 공고가 곧 마감하거나 바뀌었을 때' },
  [PUSH_KIND.REPLY]: { name: '댓글과 답글', hint: '내 글에 달렸거나 나에게 답했을 때' },
  [PUSH_KIND.CHAT]: { name: '채팅', hint: '새 메시지가 왔을 때, 알림을 끈 방은 빼고' },
  [PUSH_KIND.SEARCH]: { name: '검색 알림', hint: '알림을 켠 검색에 새 글이 올라왔을 때' },
  [PUSH_KIND.ZZIM]: {
    name: '찜한 것의 변화',
    hint: '값이 바뀌거나, 예약되거나 끝나거나, 공고가 정정되거나 곧 마감할 때',
  },
  [PUSH_KIND.DEAL]: {
    name: '직거래와 메이트',
    hint: '방문 약속이 가깝거나, 내 글을 확인할 때가 됐을 때',
  },
};

/** What is said of a press that came to nothing; what the browser forbids stands on the page. */
const SAID: Readonly<Partial<Record<SettingOutcome, string>>> = {
  dismissed: '알림을 허용해야 켤 수 있어요. 한 번 더 누르고 ‘허용’을 골라 주세요.',
  away: '브라우저의 알림 서비스에 연결하지 못했어요. 잠시 뒤 다시 켜 주세요.',
};

/** The other kinds are in the list whatever a device is told; this one ends there with its last device. */
const TOLD_ELSEWHERE =
  '다른 기기에서 켜 두어서 알림함에는 계속 담겨요. 그만 받으려면 그 기기에서도 꺼 주세요.';

/** The shape of the page while it is on its way. */
export function SettingBones() {
  return (
    <Waiting label="알림 설정을 불러오는 중이에요.">
      <div className={styles.content}>
        <Skeleton width="100%" height={64} radius={12} />
        {PUSH_KINDS.map((kind) => (
          <div key={kind} className={styles.bone}>
            <Skeleton width="50%" height={20} />
            <Skeleton width={46} height={28} radius={12} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** The settings of one member on this device, in each of their states. */
export const AlarmSettings = observer(function AlarmSettings({
  reader,
}: {
  readonly reader: string;
}) {
  const { pushAlarms: alarms, pushSubscriber: subscriber, stores } = useServices();
  const { push, toasts } = stores;
  const tellFailure = useTellFailure();
  const [store] = useState(
    () =>
      new AlarmSettingsStore({
        alarms,
        subscriber,
        kept: (isOn) => {
          void push.ready().then(
            (pushes) => {
              pushes.keep(isOn ? reader : null);
            },
            () => undefined,
          );
        },
      }),
  );
  const { standing } = store;
  useEffect(() => {
    standing.start();
    return () => {
      standing.stop();
    };
  }, [standing]);
  const { state } = standing;
  if (state.kind === 'failed')
    return (
      <FailedState
        title="알림 설정을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void standing.load()}
      />
    );
  if (state.kind !== 'ready') return <SettingBones />;
  const tell = (asked: Promise<SettingOutcome>) => {
    asked.then((outcome) => {
      const words = SAID[outcome];
      if (words !== undefined) toasts.warn(words);
    }, tellFailure);
  };
  const { choice, canSwitch, isBusy } = store;
  return (
    <div className={styles.content}>
      <DeviceCard
        ability={store.ability}
        isOn={choice.kinds.length > 0}
        isBusy={isBusy}
        onTurnOn={() => {
          tell(store.turnOn());
        }}
        onLookAgain={() => void standing.load()}
      />
      <section aria-labelledby="asked">
        <h2 id="asked">내가 요청한 알림</h2>
        <ul className={styles.list}>
          {PUSH_KINDS.map((kind) => (
            <li key={kind}>
              <Switch
                checked={choice.kinds.includes(kind)}
                disabled={!canSwitch}
                hint={NAMES[kind].hint}
                onChange={(isOn) => {
                  tell(store.turn(kind, isOn));
                }}
              >
                {NAMES[kind].name}
              </Switch>
              {kind === PUSH_KIND.ZZIM && (
                <div role="status">
                  {store.isZzimToldElsewhere && <p className={styles.told}>{TOLD_ELSEWHERE}</p>}
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="shown">
        <h2 id="shown">보여 드리는 방법</h2>
        <ul className={styles.list}>
          <li>
            <Switch
              checked={choice.showsText}
              disabled={!canSwitch || choice.kinds.length === 0}
              hint="끄면 어떤 알림인지만 보여요"
              onChange={(showsText) => {
                tell(store.showText(showsText));
              }}
            >
              잠금화면에 내용 보이기
            </Switch>
          </li>
        </ul>
      </section>
      <p className={styles.note}>
        밤 9시부터 아침 8시까지는 보내지 않아요. 이 기기에서만 바뀌고, 로그아웃하면 꺼져요.
      </p>
    </div>
  );
});
