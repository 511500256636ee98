import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { TextField } from '../../components/field/TextField';
import { FailedState } from '../../components/state/FailedState';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { CalendarStore } from './calendar-store';
import styles from './calendar-popup.module.scss';

/** The address by which a calendar program follows the days of one's notices. */
export const CalendarPopup = observer(function CalendarPopup({
  closing,
  close,
}: PopupProps<undefined, undefined>) {
  const id = useId();
  const { popups, session } = useServices().stores;
  const tellFailure = useTellFailure();
  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>마감일 캘린더 구독</h2>
      </DialogBar>
      <div className={styles.body}>
        <p className={styles.what}>
          마감 알림을 켠 공고의 일정이 쓰던 캘린더 앱에 저절로 나타나요. 정정되면 캘린더도 바뀌어요.
        </p>
        {session.isLogin ? (
          // Another member's address is neither shown nor revoked under this session.
          <Own key={session.session.ID} onFailed={tellFailure} />
        ) : (
          <Button size="dialog" wide onClick={() => void popups.askOnce('login', ORDINARY_LOGIN)}>
            로그인하고 구독하기
          </Button>
        )}
      </div>
    </Dialog>
  );
});

interface OwnProps {
  readonly onFailed: (error: unknown) => void;
}

/** The address of the member of this session. */
const Own = observer(function Own({ onFailed }: OwnProps) {
  const { calendar } = useServices();
  const [store] = useState(() => new CalendarStore(calendar));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const { state, isBusy } = store;
  switch (state.kind) {
    case 'loading':
      return (
        <Waiting label="캘린더 주소를 불러오는 중">
          <Skeleton height={76} />
        </Waiting>
      );
    case 'failed':
      return (
        <FailedState
          title="캘린더 주소를 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => void store.load()}
        />
      );
    case 'ready':
      return state.path === null ? (
        <Button
          size="dialog"
          wide
          busy={isBusy}
          onClick={() => {
            store.open().catch(onFailed);
          }}
        >
          구독 주소 만들기
        </Button>
      ) : (
        <Address
          path={state.path}
          isBusy={isBusy}
          onRevoke={() => {
            store.revoke().catch(onFailed);
          }}
        />
      );
  }
});

interface AddressProps {
  readonly path: string;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

/** Where the calendar is, to be copied; who has it may read it. */
function Address({ path, isBusy, onRevoke }: AddressProps) {
  const { clipboard, env, stores } = useServices();
  const url = `${env.apiUrl === '' ? window.location.origin : env.apiUrl}${path}`;
  const copy = async () => {
    const isCopied = await clipboard.write(url);
    stores.toasts.show(isCopied ? '링크가 클립보드에 복사되었습니다.' : '복사에 실패했습니다.');
  };
  return (
    <>
      <TextField
        type="url"
        label="구독 주소"
        readOnly
        value={url}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
      <p className={styles.note}>
        캘린더 앱의 ‘URL로 캘린더 추가’에 붙여 넣어 주세요. 주소를 아는 사람은 일정을 볼 수 있으니
        나만 쓰고, 걱정되면 주소를 없애 주세요.
      </p>
      <div className={styles.acts}>
        <Button kind="outline" size="dialog" busy={isBusy} onClick={onRevoke}>
          주소 없애기
        </Button>
        <Button size="dialog" wide onClick={() => void copy()}>
          주소 복사
        </Button>
      </div>
    </>
  );
}
