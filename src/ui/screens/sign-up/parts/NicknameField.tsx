import { observer } from 'mobx-react-lite';
import { NICKNAME_LENGTH } from '#core';
import { TextField } from '../../../components/field/TextField';
import type { SignUpStore } from '../sign-up-store';

const { min, max } = NICKNAME_LENGTH;

/** The name that others see, with its count. */
export const NicknameField = observer(function NicknameField({
  store,
}: {
  readonly store: SignUpStore;
}) {
  return (
    <TextField
      label="닉네임"
      need="required"
      autoComplete="nickname"
      enterKeyHint="done"
      spellCheck={false}
      value={store.member.nickname}
      count={{ now: store.nicknameLength, most: max }}
      hint={`${min}자 이상 ${max}자 이하로 적어 주세요. 나중에 바꿀 수 있어요.`}
      error={store.faultOf('nickname')}
      onChange={(nickname) => {
        store.typeNickname(nickname);
      }}
      onClear={() => {
        store.typeNickname('');
      }}
    />
  );
});
