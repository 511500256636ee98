import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { NICKNAME_LENGTH } from '#core';
import type { SignUpStore } from '../sign-up-store';
import styles from './sign-up-form.module.scss';

/** The name that others see, with its count. */
export const NicknameField = observer(function NicknameField({
  store,
}: {
  readonly store: SignUpStore;
}) {
  const id = useId();
  const fault = store.faultOf('nickname');
  const { min, max } = NICKNAME_LENGTH;
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-input`}>닉네임</label>
      <input
        id={`${id}-input`}
        type="text"
        autoComplete="nickname"
        enterKeyHint="done"
        spellCheck={false}
        value={store.member.nickname}
        aria-required
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          store.typeNickname(event.target.value);
        }}
      />
      <div id={`${id}-note`} className={styles.note}>
        <p className={fault === null ? undefined : styles.fault}>
          {fault ?? `${min}자 이상 ${max}자 이하로 적어 주세요. 나중에 바꿀 수 있어요.`}
        </p>
        <p className={styles.count} data-over={store.nicknameLength > max || undefined}>
          <span aria-hidden="true">
            {store.nicknameLength}/{max}
          </span>
          <span className={styles.unseen}>
            {max}자 가운데 {store.nicknameLength}자
          </span>
        </p>
      </div>
    </div>
  );
});
