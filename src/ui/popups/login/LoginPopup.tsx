import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { Dialog } from '../../components/dialog/Dialog';
import { Icon } from '../../components/icon/Icon';
import { LogoMark } from '../../components/icon/Logo';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { loginButtons, type ShownProvider } from './login-buttons';
import type { LoginAnswer, LoginProps } from '../../stores/popups/props/login-props';
import styles from './login-popup.module.scss';
import { ProviderButton } from './ProviderButton';
import { useLogin } from './use-login';

/** Ways to begin (spec/rules §2). Whoever is logged in meanwhile, in another tab, finds it gone. */
export const LoginPopup = observer(function LoginPopup({
  props,
  closing,
  close,
}: PopupProps<LoginProps, LoginAnswer>) {
  const { env, device, stores } = useServices();
  const { session } = stores;
  const id = useId();
  const signedIn = useEffectEvent(() => {
    close('signed-in');
  });
  const { store, press } = useLogin(() => {
    close('signed-in');
  });
  const { first, more } = loginButtons(device.kind, env.providers);
  const { isLogin } = session;

  useEffect(() => {
    if (isLogin) signedIn();
  }, [isLogin]);

  const buttonOf = (provider: ShownProvider) => (
    <ProviderButton
      key={provider}
      provider={provider}
      isBusy={store.busy === provider}
      isWaiting={store.busy !== null}
      onPress={() => {
        void press(provider);
      }}
    />
  );
  const leave = () => {
    close('closed');
  };
  return (
    <Dialog
      kind="sheet"
      labelledBy={`${id}-headline`}
      describedBy={`${id}-hint`}
      closing={closing}
      onClose={leave}
    >
      <div className={styles.login}>
        <LogoMark size={48} />
        <h2 id={`${id}-headline`}>
          한칸과 함께 <span className={styles.phrase}>가벼운 생활을 시작해 보세요</span>
        </h2>
        <p id={`${id}-hint`} className={styles.hint}>
          {hintOf(props, first.length > 0)}
        </p>
        <p role="alert" className={styles.problem}>
          {store.problem}
        </p>
        {first.length > 0 && <div className={styles.providers}>{first.map(buttonOf)}</div>}
        {more.length > 0 && <OtherWays providers={more} buttonOf={buttonOf} />}
        {props.canClose && (
          <IconButton icon="close" label="닫기" className={styles.close} onClick={leave} />
        )}
      </div>
    </Dialog>
  );
});

function hintOf({ isForced }: LoginProps, isPossible: boolean): string {
  if (!isPossible) return '지금은 로그인할 수 없어요. 잠시 뒤에 다시 와 주세요.';
  return isForced
    ? '계속하려면 로그인해 주세요. 적던 내용은 그대로 남아 있어요.'
    : '쓰던 계정으로 바로 시작할 수 있어요.';
}

interface OtherWaysProps {
  readonly providers: readonly ShownProvider[];
  readonly buttonOf: (provider: ShownProvider) => ReactNode;
}

function OtherWays({ providers, buttonOf }: OtherWaysProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="plain"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.toggle}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        다른 방법으로 시작하기
        <Icon name="chevron-down" size={16} />
      </Button>
      <div id={id} hidden={!isOpen} className={styles.providers}>
        {providers.map(buttonOf)}
      </div>
    </>
  );
}
