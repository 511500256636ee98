import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { LoginFirst } from '../../widgets/login-first/LoginFirst';
import { AlarmSettings, SettingBones } from './parts/AlarmSettings';

/** What a member is told on this device while nobody looks at the app (spec/readings R32b). */
export const AlarmSettingsScreen = observer(function AlarmSettingsScreen() {
  const isAttached = useIsAttached();
  const reader = useReader();
  return (
    <Page title={APP_PAGES.alarmSettings.title} parent={PATH.more}>
      {!isAttached && <SettingBones />}
      {isAttached && reader === null && (
        <LoginFirst
          title="로그인하면 이 기기로 알림을 받을 수 있어요"
          hint="공고 마감, 댓글, 채팅처럼 받고 싶은 것만 골라 켜요."
        />
      )}
      {reader !== null && <AlarmSettings key={reader} reader={reader} />}
    </Page>
  );
});
