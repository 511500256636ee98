import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { APP_PAGES, type Notice } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { PATH } from '../../ground/paths';
import type { AnswerStore } from '../../stores/answer-store';
import { NoticePicture } from '../notice-row/NoticePicture';
import { ErrorWords } from '../server-html/ErrorWords';
import { NoticeBody } from './NoticeBody';
import styles from './notice-view.module.scss';
import { NoticeSkeleton } from './parts/NoticeSkeleton';

interface NoticeStatesProps {
  readonly store: AnswerStore<Notice | null>;
  readonly level: 1 | 2;
  readonly actions?: (notice: Notice) => ReactNode;
}

/** A notice in each of its states. */
export const NoticeStates = observer(function NoticeStates(props: NoticeStatesProps) {
  const { store, level, actions } = props;
  const { state } = store;
  const Title = `h${level}` as const;
  if (state.kind === 'idle' || state.kind === 'loading')
    return (
      <>
        <Title className={styles.unseen}>{APP_PAGES.notices.title}</Title>
        <NoticeSkeleton />
      </>
    );
  if (state.kind === 'failed')
    return (
      <div className={styles.state}>
        <Title className={styles.unseen} tabIndex={-1}>
          {APP_PAGES.notices.title}
        </Title>
        <FailedState
          title="공고를 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          picture={<NoticePicture kind="failed" />}
          onRetry={() => void store.load()}
        />
      </div>
    );
  const { value: notice } = store;
  if (notice !== null)
    return <NoticeBody notice={notice} level={level} actions={actions?.(notice)} />;
  return (
    <div className={styles.state}>
      <Title className={styles.unseen} tabIndex={-1}>
        {APP_PAGES.notices.title}
      </Title>
      <EmptyState
        title="공고를 찾을 수 없어요"
        hint="주소가 바뀌었거나 잘못 올라와 내려간 공고예요."
      >
        <ButtonLink to={PATH.notices}>다른 공고 보기</ButtonLink>
      </EmptyState>
    </div>
  );
});
