import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { PATH } from '../../../ground/paths';

/** In place of an article that there is not, or not any more. */
export function GoneContent() {
  return (
    <EmptyState title="삭제된 게시물입니다." hint="피드에서 다른 글을 읽어 보세요.">
      <ButtonLink to={PATH.feed}>피드 보기</ButtonLink>
    </EmptyState>
  );
}
