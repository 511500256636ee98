import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { ButtonLink } from '../../components/button/Button';
import { LogoMark } from '../../components/icon/Logo';
import { EmptyState } from '../../components/state/EmptyState';
import { Spinner } from '../../components/state/Spinner';
import { StoreLinks } from '../../widgets/store-links/StoreLinks';
import styles from './app-update.module.scss';

/** /app/update: whether this app is new enough (spec/readings R22), and where a newer one is. */
export const AppUpdateScreen = observer(function AppUpdateScreen() {
  const { device, env, native, stores } = useServices();
  const { version } = stores;
  return (
    <Page title={APP_PAGES.appUpdate.title} parent={version.isOld ? null : PATH.home}>
      <div className={styles.middle}>
        {!version.hasAnswered && (
          <div role="status" aria-label="앱 버전 확인 중">
            <Spinner />
          </div>
        )}
        {version.hasAnswered && version.isOld && (
          <EmptyState
            picture={<LogoMark size={72} />}
            title="새 버전으로 업데이트해 주세요"
            hint={`지금 버전 ${version.version ?? ''}, 필요한 버전 ${version.needed ?? ''}`}
          >
            <StoreLinks app={env.app} system={device.system} />
          </EmptyState>
        )}
        {version.hasAnswered && !version.isOld && native.shell !== null && (
          <EmptyState
            picture={<LogoMark size={72} />}
            title="업데이트할 것이 없어요"
            hint={version.version === null ? '이대로 쓰시면 돼요.' : `지금 버전 ${version.version}`}
          >
            <ButtonLink to={PATH.home}>홈으로 가기</ButtonLink>
          </EmptyState>
        )}
        {version.hasAnswered && native.shell === null && (
          <EmptyState
            picture={<LogoMark size={72} />}
            title="앱에서 확인할 수 있어요"
            hint="웹은 늘 최신 버전이에요."
          >
            <ButtonLink to={PATH.home} kind="outline">
              홈으로 가기
            </ButtonLink>
            <ButtonLink to={PATH.appInstall}>앱 받기</ButtonLink>
          </EmptyState>
        )}
      </div>
    </Page>
  );
});
