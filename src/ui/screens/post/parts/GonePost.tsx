import { APP_PAGES } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { PATH } from '../../../ground/paths';
import styles from '../post-page.module.scss';

/** In place of a post that was deleted, or that its reader may not see. */
export function GonePost() {
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {APP_PAGES.post.title}
      </h1>
      <EmptyState title="삭제된 게시물입니다." hint="커뮤니티에서 다른 글을 읽어 보세요.">
        <ButtonLink to={PATH.communities}>커뮤니티 보기</ButtonLink>
      </EmptyState>
    </div>
  );
}
