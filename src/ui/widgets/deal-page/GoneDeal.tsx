import { DEAL_ENDED } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import styles from './deal-page.module.scss';

export interface GoneWords {
  readonly hint: string;
  /** A way to what is still there. */
  readonly others: { readonly to: string; readonly name: string };
}

interface GoneDealProps extends GoneWords {
  /** The page's own. */
  readonly title: string;
  readonly reason: 'none' | 'ended';
}

/** In place of a deal that is over, or that its reader may not see (spec/readings R41). */
export function GoneDeal({ title, reason, hint, others }: GoneDealProps) {
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {title}
      </h1>
      <EmptyState title={reason === 'ended' ? DEAL_ENDED : '삭제된 게시물입니다.'} hint={hint}>
        <ButtonLink to={others.to}>{others.name}</ButtonLink>
      </EmptyState>
    </div>
  );
}
