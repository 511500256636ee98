import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { LoginFirst } from '../../widgets/login-first/LoginFirst';
import { BlockedBones, BlockedList } from './parts/BlockedList';

/** Whom a member blocked, to be let go again (spec/readings R38). */
export const BlockedScreen = observer(function BlockedScreen() {
  const isAttached = useIsAttached();
  const reader = useReader();
  return (
    <Page title={APP_PAGES.blocked.title} parent={PATH.more}>
      {!isAttached && <BlockedBones />}
      {isAttached && reader === null && (
        <LoginFirst
          title="로그인하면 차단한 사람을 볼 수 있어요"
          hint="차단한 사람과는 서로의 글과 댓글이 보이지 않아요."
        />
      )}
      {reader !== null && <BlockedList key={reader} reader={reader} />}
    </Page>
  );
});
