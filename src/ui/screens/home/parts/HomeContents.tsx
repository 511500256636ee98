import { observer } from 'mobx-react-lite';
import type { ContentSummary } from '#core';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import type { AnswerStore } from '../../../stores/answer-store';
import { ContentRow } from '../../../widgets/content-row/ContentRow';
import { ContentRowSkeleton } from '../../../widgets/content-row/ContentRowSkeleton';
import { Section } from '../../../widgets/section/Section';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { MOST_LATEST } from '../home-contents';
import styles from './home-contents.module.scss';

interface HomeContentsProps {
  readonly store: AnswerStore<readonly ContentSummary[]>;
}

const ALL = { name: '전체 보기', to: PATH.feed };
const BONES = Array.from({ length: MOST_LATEST }, (_, index) => index);

/** The latest of the magazine; nothing where nothing is written yet. */
export const HomeContents = observer(function HomeContents({ store }: HomeContentsProps) {
  if (store.value?.length === 0) return null;
  return (
    <Section kind="page" title="매거진" more={ALL}>
      <Articles store={store} />
    </Section>
  );
});

const Articles = observer(function Articles({ store }: HomeContentsProps) {
  const { state } = store;
  if (state.kind === 'failed')
    return (
      <FailedState
        title="글을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void store.load()}
      />
    );
  if (state.kind !== 'ready')
    return (
      <Waiting label="매거진 불러오는 중" className={styles.contents}>
        {BONES.map((index) => (
          <ContentRowSkeleton key={index} kind="tile" />
        ))}
      </Waiting>
    );
  return (
    <ul className={styles.contents}>
      {state.value.map((content) => (
        <li key={content.id}>
          <ContentRow content={content} kind="tile" level={3} />
        </li>
      ))}
    </ul>
  );
});
