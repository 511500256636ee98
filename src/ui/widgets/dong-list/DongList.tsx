import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AD_SLOT } from '#core';
import { Ad } from '../ad/Ad';
import type { AdStore } from '../ad/ad-store';
import styles from './dong-list.module.scss';

/** A page of deals, those of a dong or all. */
export function DongPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface DongListProps {
  readonly ads: Pick<AdStore, 'shown'>;
  /** There is no such dong: all are shown (spec/readings R48). */
  readonly isDongUnknown: boolean;
  /** What stands there until it is known what stands over the list. */
  readonly bones: ReactNode;
  readonly children: ReactNode;
}

/** A list of deals, with what stands over it. */
export const DongList = observer(function DongList({
  ads,
  isDongUnknown,
  bones,
  children,
}: DongListProps) {
  if (ads.shown === null) return bones;
  return (
    <>
      {/* Decided before anything of the list is drawn: nothing is pushed away. */}
      <div className={styles.ad}>
        <Ad ad={ads.shown.get(AD_SLOT.WEB_KRG_MAIN_TOP)} />
      </div>
      {isDongUnknown && (
        <p className={styles.unknown} role="status">
          그런 동을 찾지 못해서 모든 동네의 글을 보여 드려요.
        </p>
      )}
      {children}
    </>
  );
});
