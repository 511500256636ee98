import { useEffect, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import {
  ALARM_DAYS,
  alarmMoments,
  dayTimeText,
  seoulDay,
  withParticle,
  type AlarmDay,
} from '#core';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { Button } from '../../components/button/Button';
import { CheckChip } from '../../components/chip/CheckChip';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { ToastAction } from '../../stores/toast-store';
import type { NoticeAlarmProps } from '../../stores/popups/props/notice-alarm-props';
import { pushOffer } from './push-offer';
import { alarmChoiceName, alarmDayName } from './alarm-words';
import styles from './notice-alarm.module.scss';

const SHOWN_WHERE = {
  visitor: '이 기기에서 한칸을 열면 보여 드려요.',
  member: '로그인한 모든 기기에서 알림으로 보여 드려요.',
} as const;

/** Not a week before, unless nothing else is left to choose. */
function presetOf(possible: readonly AlarmDay[]): readonly AlarmDay[] {
  const near = possible.filter((day) => day < 7);
  return near.length > 0 ? near : possible;
}

/** When to be told that a notice closes: a visitor on this device, a member wherever they are. */
export const NoticeAlarmPopup = observer(function NoticeAlarmPopup({
  props,
  closing,
  close,
}: PopupProps<NoticeAlarmProps, undefined>) {
  const services = useServices();
  const { clock, stores } = services;
  const { noticeAlarms, toasts } = stores;
  const tellFailure = useTellFailure();
  const id = useId();
  const [now] = useState(() => clock.now());
  const [before, setBefore] = useState(() => noticeAlarms.find(props.id));
  const { isOnServer, standing } = noticeAlarms;
  const member = stores.session.session.ID;
  useEffect(() => {
    let isThere = true;
    // Another device may have set it since, or the server could not be asked before.
    void noticeAlarms.refresh().then(() => {
      if (isThere) setBefore(noticeAlarms.find(props.id));
    });
    return () => {
      isThere = false;
    };
  }, [noticeAlarms, member, props.id]);
  const moments = alarmMoments({ until: props.until, days: ALARM_DAYS }, now);
  const possible = moments.map(({ day }) => day);
  const [chosen, setDays] = useState<readonly AlarmDay[] | null>(null);
  const set = before?.days.filter((day) => possible.includes(day));
  const days = chosen ?? set ?? presetOf(possible);
  const past = ALARM_DAYS.filter((day) => !possible.includes(day)).map(alarmDayName);
  const leave = () => {
    close();
  };
  const alarm = { noticeId: props.id, title: props.title, until: props.until };
  const [doing, setDoing] = useState<'save' | 'switch-off' | null>(null);
  /** A second press meanwhile does nothing; what could not be done leaves the choice as it is. */
  const act = async (what: 'save' | 'switch-off', run: () => Promise<void>, done: () => void) => {
    if (doing !== null) return;
    setDoing(what);
    try {
      await run();
      done();
      close();
    } catch (error) {
      tellFailure(error);
    } finally {
      setDoing(null);
    }
  };
  const switchOff = () => {
    const former = before;
    const undo = former && {
      name: '되돌리기',
      run: () => {
        noticeAlarms.set({ ...alarm, days: former.days }).catch(tellFailure);
      },
    };
    void act(
      'switch-off',
      () => noticeAlarms.remove(props.id),
      () => {
        toasts.show('마감 알림을 껐어요', undo ?? null);
      },
    );
  };
  const save = () => {
    let offer: ToastAction | null = null;
    void act(
      'save',
      async () => {
        await noticeAlarms.set({ ...alarm, days });
        offer = await pushOffer(services);
      },
      () => {
        toasts.show(`마감 알림을 ${days.length}번 보여 드릴게요`, offer);
      },
    );
  };
  return (
    <Dialog
      kind="sheet"
      labelledBy={`${id}-title`}
      describedBy={`${id}-notes`}
      closing={closing}
      onClose={leave}
    >
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={`${id}-title`}>언제 알려 드릴까요?</h2>
      </DialogBar>
      <div className={styles.content}>
        <p className={styles.due}>{dayTimeText(props.until, seoulDay(now))} 마감</p>
        {moments.length > 0 && (
          <fieldset className={styles.choices}>
            <legend>알림 받을 때</legend>
            {moments.map((moment) => (
              <CheckChip
                key={moment.day}
                checked={days.includes(moment.day)}
                onChange={(isChecked) => {
                  setDays(
                    possible.filter((day) => (day === moment.day ? isChecked : days.includes(day))),
                  );
                }}
              >
                {alarmChoiceName(moment, props.until)}
              </CheckChip>
            ))}
          </fieldset>
        )}
        <p id={`${id}-notes`} className={styles.notes}>
          {standing === 'failed' &&
            '켜 둔 알림이 있는지 확인하지 못했어요. 저장하면 새로 고른 때로 바뀌어요. '}
          {past.length > 0 && `${withParticle(past.join('·'), '은/는')} 이미 지났어요. `}
          {moments.length > 0
            ? `밤 9시부터 아침 8시까지는 보내지 않아요. ${SHOWN_WHERE[isOnServer ? 'member' : 'visitor']}`
            : '마감이 가까우니 지금 신청해 주세요.'}
        </p>
        {moments.length > 0 && (
          <Button
            size="bar"
            wide
            busy={doing === 'save' || standing === 'asking'}
            disabled={days.length === 0 || standing === 'asking'}
            onClick={save}
          >
            {days.length === 0 ? '알림 받을 때를 골라 주세요' : `알림 ${days.length}번 받기`}
          </Button>
        )}
        {before !== undefined && (
          <Button
            kind="plain"
            wide
            busy={doing === 'switch-off'}
            className={styles.off}
            onClick={switchOff}
          >
            알림 끄기
          </Button>
        )}
      </div>
    </Dialog>
  );
});
