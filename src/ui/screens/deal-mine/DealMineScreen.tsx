import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { OwnAlarms } from '../../widgets/deal-alarm/later-deal-alarm';
import { LoginFirst } from '../../widgets/login-first/LoginFirst';
import { Asks } from '../../widgets/mate-consent/later-consent';
import { WriteLink } from '../../widgets/write-link/WriteLink';
import { OwnMates } from './OwnMates';
import { OwnBones, OwnDealList } from './OwnDealList';

/** What a member offers, however it stands: whether it is still there, who asks, how many looked. */
export const DealMineScreen = observer(function DealMineScreen() {
  const isAttached = useIsAttached();
  const reader = useReader();
  return (
    <Page title={APP_PAGES.dealMine.title} parent={PATH.deal}>
      {!isAttached && <OwnBones />}
      {isAttached && reader === null && (
        <LoginFirst
          title="로그인하면 내가 올린 방을 볼 수 있어요"
          hint="아직 있는지 알려 주고, 몇 명이 보고 연락했는지 볼 수 있어요."
        />
      )}
      {reader !== null && <OwnDealList key={reader} reader={reader} />}
      {reader !== null && (
        <>
          <OwnMates key={reader} />
          <Asks />
        </>
      )}
      {reader !== null && <OwnAlarms key={`alarms of ${reader}`} reader={reader} />}
      {reader !== null && <WriteLink to={PATH.directWrite} />}
    </Page>
  );
});
