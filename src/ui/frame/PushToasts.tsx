import { observer } from 'mobx-react-lite';
import { useEffect, useReducer } from 'react';
import { agoText } from '#core';
import { PushToastView } from '../components/toast/PushToastView';
import { TopLayer } from '../components/toast/TopLayer';
import type { PushToastBoard } from '../stores/push-toasts/push-toast-board';
import styles from './push-toasts.module.scss';
import { useServices } from '../ground/services';
import { useWindowHidden } from './use-window-hidden';

const MINUTE_MS = 60_000;

/** Messages that came by themselves, stacked at the top above whatever popup is open. */
export const PushToasts = observer(function PushToasts(props: { readonly board: PushToastBoard }) {
  const { board } = props;
  const { clock } = useServices();
  const { seen, waiting, latest } = board;
  const isAny = seen.length > 0;
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);

  useWindowHidden((isHidden) => {
    board.hide(isHidden);
  });

  // A message that is held open for minutes must not go on saying `방금 전`.
  useEffect(() => {
    if (!isAny) return undefined;
    const timer = setInterval(lookAgain, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isAny]);

  return (
    <TopLayer
      shown={isAny ? 'push' : null}
      label="알림"
      className={styles.stack}
      spoken={
        <div role="status" className={styles.spoken}>
          {latest !== null && `${latest.title} ${latest.message}`}
        </div>
      }
    >
      <ul>
        {seen.map(({ id, title, message, time = null, leaving }) => (
          <PushToastView
            key={id}
            title={title}
            message={message}
            when={time === null ? '' : agoText(time, clock.now())}
            leaving={leaving}
            onPress={() => {
              board.press(id);
            }}
            onDismiss={() => {
              board.dismiss(id);
            }}
            onHold={(by, held) => {
              board.rest(id, by, held);
            }}
          />
        ))}
      </ul>
      {waiting > 0 && <p className={styles.waiting}>알림 {waiting}개 더</p>}
    </TopLayer>
  );
});
