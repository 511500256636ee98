import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { loginOutcome } from '#core';
import { useServices } from '../../../ground/services';
import { Button } from '../../../components/button/Button';
import { ORDINARY_LOGIN } from '../../../stores/popups/props/login-props';
import { finishSignIn } from '../../../stores/finish-sign-in';
import { FormDraft } from '../../../stores/form-draft';
import { isMemberDraft } from '../sign-up-draft';
import { SignUpStore } from '../sign-up-store';
import { ConsentFields } from './ConsentFields';
import { NicknameField } from './NicknameField';
import styles from './sign-up-form.module.scss';

/** Nickname and consents. Faults stand by their fields; the first of them takes the focus. */
export const SignUpForm = observer(function SignUpForm() {
  const { signIn, perTab, windows, stores } = useServices();
  const [store] = useState(
    () => new SignUpStore(signIn, new FormDraft(perTab, 'sign-up', isMemberDraft)),
  );
  // In the page before it is painted, but not while it is drawn: a server knows nothing of the tab.
  useLayoutEffect(() => {
    store.takeUp();
  }, [store]);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { state } = store;

  useLayoutEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const send = async () => {
    const { page } = stores.history.current;
    const session = await store.send();
    if (session === null) {
      setTries((count) => count + 1);
      return;
    }
    const outcome = loginOutcome(session);
    if (outcome.kind === 'signed-in')
      await finishSignIn({ ...stores, windows, perTab }, outcome, page);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>거의 다 됐어요</h2>
      <p className={styles.lead}>한칸에서 쓸 이름을 정하고 약관을 확인해 주세요.</p>
      <div className={styles.fields}>
        <NicknameField store={store} />
        <ConsentFields store={store} />
      </div>
      <div role="alert" className={styles.failure}>
        {state.kind === 'failed' && (
          <>
            <p>{state.reason}</p>
            {state.isOver && (
              <Button
                kind="outline"
                onClick={() => {
                  void stores.popups.askOnce('login', ORDINARY_LOGIN);
                }}
              >
                다시 로그인
              </Button>
            )}
          </>
        )}
      </div>
      <Button
        type="submit"
        size="bar"
        wide
        busy={state.kind === 'sending'}
        disabled={state.kind === 'done'}
      >
        가입하기
      </Button>
    </form>
  );
});
