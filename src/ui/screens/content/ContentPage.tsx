import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { APP_PAGES, NOT_FOUND_TITLE, TARGET_TYPE } from '#core';
import { FailedState } from '../../components/state/FailedState';
import { useServices } from '../../ground/services';
import { useArrivalFocus } from '../../ground/use-arrival-focus';
import { usePageTitle } from '../../ground/use-page-title';
import type { AnswerStore } from '../../stores/answer-store';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import type { ShownContent } from './content-answer';
import styles from './content-page.module.scss';
import { ArticleView } from './parts/ArticleView';
import { ContentSkeleton } from './parts/ContentSkeleton';
import { GoneContent } from './parts/GoneContent';
import { WayBack } from './parts/WayBack';
import { useKeptContent } from './use-kept-content';

/** An article in each of its states, under a way back. */
export const ContentPage = observer(function ContentPage({ id }: { readonly id: string }) {
  const { recents } = useServices().stores;
  const page = useRef<HTMLElement>(null);
  const store = useKeptContent(id);
  const { state, value } = store;
  const content = value?.content ?? null;
  const isGone = value !== null && content === null;
  usePageTitle(isGone ? NOT_FOUND_TITLE : (content?.title ?? APP_PAGES.content.title));
  useArrivalFocus(page, state.kind === 'ready' || state.kind === 'failed');
  const isThere = content !== null;
  useEffect(() => {
    if (isThere) recents.viewedCommunity(TARGET_TYPE.CONTENT, id);
  }, [recents, id, isThere]);
  return (
    <article ref={page} className={styles.page} aria-busy={state.kind === 'loading'}>
      {value !== null && content !== null ? (
        <ArticleView content={content} houses={value.houses} />
      ) : (
        <>
          <div className={styles.bar}>
            <WayBack />
          </div>
          <OtherState store={store} />
        </>
      )}
    </article>
  );
});

const OtherState = observer(function OtherState(props: {
  readonly store: AnswerStore<ShownContent>;
}) {
  const { store } = props;
  const { state } = store;
  return (
    <div className={styles.state}>
      <h1 className={styles.unseen} tabIndex={-1}>
        {APP_PAGES.content.title}
      </h1>
      {state.kind === 'ready' && <GoneContent />}
      {state.kind === 'failed' && (
        <FailedState
          title="글을 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => void store.load()}
        />
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && <ContentSkeleton />}
    </div>
  );
});
