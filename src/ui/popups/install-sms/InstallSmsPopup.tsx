import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { SMS_OVER } from '#core';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { PhoneField } from '../../widgets/phone-field/PhoneField';
import type { InstallSmsProps } from '../../stores/popups/props/install-sms-props';
import { InstallSmsStore } from './install-sms-store';
import styles from './install-sms.module.scss';
import { errorWords } from '../../text/error-text';

/** A link to the app for the phone, by SMS (spec/rules §2, spec/readings R16). */
export const InstallSmsPopup = observer(function InstallSmsPopup({
  props,
  closing,
  close,
}: PopupProps<InstallSmsProps, undefined>) {
  const { installLinks, local, clock, stores } = useServices();
  const { popups, toasts, install } = stores;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [store] = useState(() => new InstallSmsStore({ links: installLinks, local, clock }));

  const send = async () => {
    const outcome = await store.send();
    if (outcome.kind === 'invalid') input.current?.focus();
    if (outcome.kind === 'failed') {
      await popups.ask('alert', errorWords(outcome.error));
      input.current?.focus();
    }
    if (outcome.kind !== 'sent' && outcome.kind !== 'over') return;
    // Either way there is nothing more to offer today.
    install.hideToday();
    if (outcome.kind === 'sent') toasts.show('설치 링크를 보냈어요.');
    else toasts.warn(SMS_OVER);
    close();
  };
  const leave = () => {
    close();
  };

  return (
    <Dialog
      kind="sheet"
      labelledBy={`${id}-title`}
      describedBy={`${id}-notes`}
      closing={closing}
      onClose={leave}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={`${id}-title`}>휴대폰 번호로 앱 설치 링크를 보내 드려요</h2>
        <PhoneField
          label="휴대폰 번호"
          input={input}
          value={store.phone}
          error={store.fault}
          onChange={(phone) => {
            store.type(phone);
          }}
        />
        <ul id={`${id}-notes`} className={styles.notes}>
          <li>무료 메시지는 하루 최대 2건까지 보낼 수 있습니다.</li>
          <li>입력한 번호는 저장되지 않습니다.</li>
        </ul>
        <Button type="submit" size="bar" wide busy={store.isSending}>
          보내기
        </Button>
        {props.isOffered && (
          <Button
            kind="plain"
            wide
            className={styles.later}
            onClick={() => {
              install.hideToday();
              close();
            }}
          >
            오늘은 그냥 볼게요
          </Button>
        )}
        <IconButton icon="close" label="닫기" className={styles.close} onClick={leave} />
      </form>
    </Dialog>
  );
});
