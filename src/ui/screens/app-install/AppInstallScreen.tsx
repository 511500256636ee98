import { useState } from 'react';
import { APP_PAGES, safeReturnPath } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { Button, ButtonLink } from '../../components/button/Button';
import { LogoMark } from '../../components/icon/Logo';
import { EmptyState } from '../../components/state/EmptyState';
import { searchOf } from '../../stores/history/url-parts';
import { WANTED } from '../../stores/popups/props/install-sms-props';
import { StoreLinks } from '../../widgets/store-links/StoreLinks';
import styles from './app-install.module.scss';

/**
 * /app/install: where an app link ends that found no app (spec/rules §4). `path` is the page that
 * the person wanted to see in the app.
 */
export function AppInstallScreen() {
  const { device, env } = useServices();
  const isApp = device.kind === 'android-app' || device.kind === 'ios-app';
  return (
    <Page title={APP_PAGES.appInstall.title} parent={PATH.home}>
      <div className={styles.middle}>
        {isApp ? (
          <EmptyState picture={<LogoMark size={72} />} title="이미 앱에서 보고 있어요">
            <ButtonLink to={PATH.home}>홈으로 가기</ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState
            picture={<LogoMark size={72} />}
            title="한칸 앱에서 더 편하게 보세요"
            hint={
              device.kind === 'pc'
                ? '휴대폰의 앱 스토어에서 한칸을 찾거나 아래에서 받아 주세요.'
                : '앱이 없다면 먼저 받아 주세요.'
            }
          >
            <StoreLinks app={env.app} system={device.system} />
            {device.kind === 'mobile-web' ? <OpenApp /> : <TextLink />}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

/** A computer has no app: its link goes to the phone. */
function TextLink() {
  const { popups } = useServices().stores;
  return (
    <Button
      kind="outline"
      size="dialog"
      className={styles.open}
      onClick={() => {
        void popups.askOnce('install-sms', WANTED);
      }}
    >
      문자로 링크 받기
    </Button>
  );
}

/** Opens the page in the app; where there is none, that is said and the stores stay. */
function OpenApp() {
  const { appLink, stores } = useServices();
  const { history } = stores;
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const wanted = new URLSearchParams(searchOf(history.current.url)).get('path');
  return (
    <>
      <Button
        kind="outline"
        size="dialog"
        className={styles.open}
        busy={isBusy}
        onClick={() => {
          if (isBusy) return;
          setBusy(true);
          setFailed(false);
          void appLink.open(safeReturnPath(wanted)).then((outcome) => {
            setBusy(false);
            setFailed(outcome === 'no-app');
          });
        }}
      >
        앱 열기
      </Button>
      {hasFailed && <p role="alert">앱이 열리지 않았어요. 앱을 받은 뒤에 다시 눌러 주세요.</p>}
    </>
  );
}
