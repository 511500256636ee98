import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AD_SLOT } from '#core';
import { Skeleton } from '../../components/state/Skeleton';
import { Ad } from '../ad/Ad';
import type { AdStore } from '../ad/ad-store';
import styles from './dong-list.module.scss';

/** A page of deals, those of a dong or all. */
export function DongPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** px; of an advertisement of one line. */
const LINE_HEIGHT = 45;

interface DongListProps {
  readonly ads: Pick<AdStore, 'shown'>;
  /** There is no such dong: all are shown (spec/readings R48). */
  readonly isDongUnknown: boolean;
  readonly children: ReactNode;
}

/** A list of deals, with what stands over it. */
export const DongList = observer(function DongList({
  ads,
  isDongUnknown,
  children,
}: DongListProps) {
  return (
    <>
      {/* Its room is kept until it is known: the list is not pushed away. */}
      <div className={styles.ad}>
        {ads.shown === null ? (
          <div className={styles.line}>
            <Skeleton height={LINE_HEIGHT} radius={12} />
          </div>
        ) : (
          <Ad ad={ads.shown.get(AD_SLOT.WEB_KRG_MAIN_TOP)} />
        )}
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
