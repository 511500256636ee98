import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { BlockedBones, BlockedList } from './parts/BlockedList';

/** Whom a member blocked, to be let go again (spec/readings R38). */
export const BlockedScreen = observer(function BlockedScreen() {
  const { popups } = useServices().stores;
  const isAttached = useIsAttached();
  const reader = useReader();
  return (
    <Page title={APP_PAGES.blocked.title} parent={PATH.more}>
      {!isAttached && <BlockedBones />}
      {isAttached && reader === null && (
        <EmptyState
          title="로그인하면 차단한 사람을 볼 수 있어요"
          hint="차단한 사람과는 서로의 글과 댓글이 보이지 않아요."
        >
          <Button
            onClick={() => {
              void popups.askOnce('login', ORDINARY_LOGIN);
            }}
          >
            로그인
          </Button>
        </EmptyState>
      )}
      {reader !== null && <BlockedList key={reader} reader={reader} />}
    </Page>
  );
});
