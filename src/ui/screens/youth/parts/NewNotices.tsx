import { observer } from 'mobx-react-lite';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { Section } from '../../../widgets/section/Section';
import { NoticePicture } from '../../../widgets/notice-row/NoticePicture';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { announcedToday, type NoticesAnswer } from '../youth-lists';
import { NoticeRows } from './NoticeRows';

interface NewNoticesProps {
  readonly store: NoticesAnswer;
  readonly now: number;
}

const TITLE = '새로 올라온 공고';
const NEWEST = { name: '최신순 보기', to: `${PATH.notices}?sort=newest` };

/** What was announced today; nothing at all where nothing was. */
export const NewNotices = observer(function NewNotices({ store, now }: NewNoticesProps) {
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return (
        <Section kind="column" title={TITLE} more={NEWEST}>
          <Waiting label={`${TITLE} 불러오는 중`}>
            <NoticeRowSkeleton />
            <NoticeRowSkeleton />
          </Waiting>
        </Section>
      );
    case 'failed':
      return (
        <Section kind="column" title={TITLE}>
          <FailedState
            title="공고를 불러오지 못했어요"
            reason={<ErrorWords error={state.error} />}
            picture={<NoticePicture kind="failed" />}
            onRetry={() => void store.load()}
          />
        </Section>
      );
    case 'ready': {
      const today = announcedToday(state.value, now);
      if (today.length === 0) return null;
      return (
        <Section kind="column" title={TITLE} more={NEWEST}>
          <NoticeRows notices={today} now={now} />
        </Section>
      );
    }
  }
});
