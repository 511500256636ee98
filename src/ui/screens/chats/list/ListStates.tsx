import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { PATH } from '../../../ground/paths';
import { LoginFirst } from '../../../widgets/login-first/LoginFirst';
import { SittingCat } from '../../../widgets/notification-list/SittingCat';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';

/** What a visitor would have here. */
export function ChatsOfMembers() {
  return (
    <LoginFirst
      picture={<SittingCat />}
      title="로그인하면 채팅할 수 있어요"
      hint="집주인, 세입자와 전화번호를 알려 주지 않고 이야기해 보세요."
    />
  );
}

export function NoChats() {
  return (
    <EmptyState
      picture={<SittingCat />}
      title="아직 나눈 이야기가 없어요"
      hint="마음에 드는 방에서 채팅을 눌러 물어보세요."
    >
      <ButtonLink to={PATH.deal}>직거래 보기</ButtonLink>
    </EmptyState>
  );
}

interface ChatsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function ChatsFailed({ error, onRetry }: ChatsFailedProps) {
  return (
    <FailedState
      title="채팅을 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      onRetry={onRetry}
    />
  );
}
