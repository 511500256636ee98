import { observer } from 'mobx-react-lite';
import { useContext, useRef, type ReactNode } from 'react';
import { NOT_FOUND_TITLE } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { FailedState } from '../../components/state/FailedState';
import { useServices } from '../../ground/services';
import { useArrivalFocus } from '../../ground/use-arrival-focus';
import { usePageTitle } from '../../ground/use-page-title';
import { usePanelScroll } from '../../ground/use-panel-scroll';
import { ErrorWords } from '../server-html/ErrorWords';
import styles from './deal-page.module.scss';
import { DealPanelContext } from './deal-panel';
import type { DealStore } from './deal-store';
import { DealSkeleton } from './DealSkeleton';
import { GoneDeal, type GoneWords } from './GoneDeal';
import type { ShownDeal } from './shown-deal';

interface DealPageProps {
  readonly store: Pick<DealStore<ShownDeal>, 'state' | 'lack' | 'load'>;
  /** What the page is called before anything is known, and with the deal that is shown. */
  readonly title: string;
  readonly headline: string | null;
  /** It is of somebody whom its reader has blocked meanwhile. */
  readonly isApart: boolean;
  /** The list that leads to it. */
  readonly list: string;
  readonly gone: GoneWords;
  /** What is shown of it; null while there is nothing to show. */
  readonly children: ReactNode;
}

/** A deal in each of its states, under a way back. */
export const DealPage = observer(function DealPage(props: DealPageProps) {
  const { store, title, headline, isApart, list, gone, children } = props;
  const page = useRef<HTMLElement>(null);
  const { kind } = store.state;
  const lack = isApart ? 'none' : store.lack;
  usePageTitle(headline ?? (lack === null ? title : NOT_FOUND_TITLE));
  usePanelScroll(page);
  useArrivalFocus(page, kind === 'ready' || kind === 'failed');
  return (
    <article ref={page} className={styles.page} aria-busy={kind === 'loading'}>
      {children ?? (
        <>
          <DealTop list={list} isOnPhoto={lack === null && kind !== 'failed'} />
          {lack === null ? (
            <OtherState store={store} title={title} />
          ) : (
            <GoneDeal title={title} reason={lack} {...gone} />
          )}
        </>
      )}
    </article>
  );
});

interface DealTopProps {
  readonly list: string;
  readonly isOnPhoto: boolean;
  /** What can be done with it, at the right. */
  readonly children?: ReactNode;
}

/** The way back, over the page. */
export function DealTop({ list, isOnPhoto, children }: DealTopProps) {
  const { history } = useServices().stores;
  const isPanel = useContext(DealPanelContext);
  return (
    <div className={styles.top}>
      <IconButton
        kind={isOnPhoto ? 'on-photo' : 'bare'}
        icon={isPanel ? 'close' : 'chevron-left'}
        label={isPanel ? '닫기' : '뒤로'}
        onClick={() => {
          history.back(list);
        }}
      />
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

type OtherStateProps = Pick<DealPageProps, 'store' | 'title'>;

const OtherState = observer(function OtherState({ store, title }: OtherStateProps) {
  const { state } = store;
  if (state.kind !== 'failed')
    return (
      <>
        <h1 className={styles.unseen}>{title}</h1>
        <DealSkeleton />
      </>
    );
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {title}
      </h1>
      <FailedState
        title="글을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void store.load()}
      />
    </div>
  );
});
