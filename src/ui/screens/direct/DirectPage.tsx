import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { APP_PAGES, directHeadline, NOT_FOUND_TITLE, type DirectDeal } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { FailedState } from '../../components/state/FailedState';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useArrivalFocus } from '../../ground/use-arrival-focus';
import { usePageTitle } from '../../ground/use-page-title';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import styles from './direct-page.module.scss';
import type { DirectStore } from './direct-store';
import { DirectView } from './DirectView';
import { DirectMenu } from './parts/DirectMenu';
import { DirectSkeleton } from './parts/DirectSkeleton';
import { GoneDirect } from './parts/GoneDirect';
import { useDirectActs } from './use-direct-acts';
import { useKeptDirect } from './use-kept-direct';

const { title: TITLE } = APP_PAGES.directDetail;

/** A direct deal in each of its states, under a way back. */
export const DirectPage = observer(function DirectPage({ id }: { readonly id: string }) {
  const { recents } = useServices().stores;
  const page = useRef<HTMLElement>(null);
  const { store, isApart } = useKeptDirect(id);
  const { kind } = store.state;
  const deal = isApart ? null : store.deal;
  const lack = isApart ? 'none' : store.lack;
  usePageTitle(titleOf(deal, lack));
  useArrivalFocus(page, kind === 'ready' || kind === 'failed');
  useEffect(() => {
    if (deal !== null) recents.viewedDeal(deal);
  }, [recents, deal]);
  return (
    <article ref={page} className={styles.page} aria-busy={kind === 'loading'}>
      {deal === null ? (
        <>
          <div className={styles.top}>
            <WayBack isOnPhoto={lack === null && kind !== 'failed'} />
          </div>
          <OtherState store={store} lack={lack} />
        </>
      ) : (
        <Shown store={store} deal={deal} />
      )}
    </article>
  );
});

function titleOf(deal: DirectDeal | null, lack: DirectStore['lack']): string {
  if (deal !== null) return directHeadline(deal);
  return lack === null ? TITLE : NOT_FOUND_TITLE;
}

function WayBack({ isOnPhoto }: { readonly isOnPhoto: boolean }) {
  const { history } = useServices().stores;
  return (
    <IconButton
      kind={isOnPhoto ? 'on-photo' : 'bare'}
      icon="chevron-left"
      label="뒤로"
      onClick={() => {
        history.back(PATH.deal);
      }}
    />
  );
}

const Shown = observer(function Shown(props: {
  readonly store: DirectStore;
  readonly deal: DirectDeal;
}) {
  const { store, deal } = props;
  const acts = useDirectActs(store, deal);
  return (
    <>
      <div className={styles.top}>
        <WayBack isOnPhoto />
        <div className={styles.actions}>
          <IconButton kind="on-photo" icon="share" label="공유하기" onClick={acts.share} />
          <DirectMenu deal={deal} acts={acts} />
        </div>
      </div>
      <DirectView deal={deal} acts={acts} />
    </>
  );
});

interface OtherStateProps {
  readonly store: DirectStore;
  readonly lack: DirectStore['lack'];
}

const OtherState = observer(function OtherState({ store, lack }: OtherStateProps) {
  const { state } = store;
  if (lack !== null) return <GoneDirect reason={lack} />;
  if (state.kind !== 'failed')
    return (
      <>
        <h1 className={styles.unseen}>{TITLE}</h1>
        <DirectSkeleton />
      </>
    );
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {TITLE}
      </h1>
      <FailedState
        title="글을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void store.load()}
      />
    </div>
  );
});
