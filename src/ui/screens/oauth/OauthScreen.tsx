import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { APP_PAGES, providerOf, type Provider } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { Button, ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { Spinner } from '../../components/state/Spinner';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { useLogin } from '../../popups/login/use-login';
import { searchOf } from '../../stores/history/url-parts';
import { takeReturnPath } from '../../stores/return-path';
import { oauthReturn } from './oauth-return';
import { OauthStore } from './oauth-store';
import styles from './oauth.module.scss';

/** spec/look L10: over 10 s a reason. */
const LONG_MS = 10_000;

/** /oauth/{provider}: where a provider sends the browser back to. */
export const OauthScreen = observer(function OauthScreen() {
  const { provider = '' } = useParams();
  const services = useServices();
  const { history } = services.stores;
  const [store] = useState(() => {
    const came = oauthReturn(provider, searchOf(history.current.url));
    return new OauthStore(services, came);
  });

  useEffect(() => {
    store.start();
  }, [store]);

  return (
    <Page title={APP_PAGES.oauth.title} parent={PATH.home}>
      <div className={styles.middle}>
        {store.state === 'working' ? (
          <Working />
        ) : (
          <div role="alert">
            <EmptyState
              title="로그인을 마치지 못했어요"
              hint="로그인 정보를 받지 못했어요. 처음부터 다시 로그인해 주세요."
            >
              <ButtonLink to={PATH.home} kind="outline" replace>
                홈으로
              </ButtonLink>
              <Again provider={providerOf(provider)} />
            </EmptyState>
          </div>
        )}
      </div>
    </Page>
  );
});

/**
 * Once more by the provider of the address, which may be one that the popup does not offer
 * (spec/readings R18).
 */
const Again = observer(function Again({ provider }: { readonly provider: Provider | null }) {
  const { env, perTab, stores, windows } = useServices();
  const { history, popups } = stores;
  const { store, press } = useLogin(() => {
    if (windows.hasOpener()) windows.close();
    history.replace(takeReturnPath(perTab), null);
  });
  return (
    <>
      <Button
        busy={store.busy !== null}
        onClick={() => {
          if (provider !== null && env.providers.includes(provider)) void press(provider);
          else void popups.askOnce('login', ORDINARY_LOGIN);
        }}
      >
        다시 로그인
      </Button>
      {store.problem !== null && <p>{store.problem}</p>}
    </>
  );
});

function Working() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLong(true);
    }, LONG_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className={styles.working}>
      <Spinner size={40} />
      <p>
        {isLong
          ? '로그인 서비스의 답을 기다리고 있어요. 조금만 더 기다려 주세요.'
          : '로그인하고 있어요'}
      </p>
    </div>
  );
}
