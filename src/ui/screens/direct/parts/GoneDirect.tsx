import { APP_PAGES, DEAL_ENDED } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { PATH } from '../../../ground/paths';
import styles from '../direct-page.module.scss';

/** In place of a deal that is over, or that its reader may not see (spec/readings R41). */
export function GoneDirect({ reason }: { readonly reason: 'none' | 'ended' }) {
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {APP_PAGES.directDetail.title}
      </h1>
      <EmptyState
        title={reason === 'ended' ? DEAL_ENDED : '삭제된 게시물입니다.'}
        hint="지금 확인된 다른 방을 찾아보세요."
      >
        <ButtonLink to={PATH.deal}>다른 직거래 보기</ButtonLink>
      </EmptyState>
    </div>
  );
}
