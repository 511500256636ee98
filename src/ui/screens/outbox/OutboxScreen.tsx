import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { LoginFirst } from '../../widgets/login-first/LoginFirst';
import { ChecklistsLine } from './parts/ChecklistsLine';
import { OutboxBones, OutboxList } from './parts/OutboxList';
import { UnsentLists } from './parts/UnsentLists';
import { WaitingMessages } from './parts/WaitingMessages';

const WHAT_WAITS = '인터넷이 끊겼을 때 쓴 댓글과 글, 신고, 공감이 여기서 기다렸다가 순서대로 가요.';

/** What a member wrote and the server has not answered yet (spec/readings R52). */
export const OutboxScreen = observer(function OutboxScreen() {
  const { chats, checklists, outbox } = useServices().stores;
  const isAttached = useIsAttached();
  const reader = useReader();
  const { own, lacking, lists } = outbox;
  const hasLists = lists !== null && lists.waiting > 0;
  const isMember = isAttached && reader !== null;
  const unsent = isMember ? (checklists.made?.unsent ?? 0) : 0;
  const isEmpty = own?.writes.length === 0 && !hasLists && !chats.own?.unsent && unsent === 0;
  return (
    <Page title={APP_PAGES.outbox.title} parent={PATH.more}>
      {unsent > 0 && <ChecklistsLine count={unsent} />}
      {(!isAttached || (isMember && own === null && lacking === 'loading')) && <OutboxBones />}
      {isAttached && reader === null && (
        <LoginFirst title="로그인하면 보낼 것을 볼 수 있어요" hint={WHAT_WAITS} />
      )}
      {isMember && lacking === 'failed' && (
        <FailedState
          title="보낼 것을 불러오지 못했어요"
          reason="네트워크 연결을 확인해 주세요."
          onRetry={() => void outbox.retry()}
        />
      )}
      {isMember && <WaitingMessages />}
      {isMember && isEmpty && <EmptyState title="보낼 것이 없어요" hint={WHAT_WAITS} />}
      {isMember && own !== null && own.writes.length > 0 && <OutboxList outbox={own} />}
      {isMember && hasLists && <UnsentLists lists={lists} />}
    </Page>
  );
});
