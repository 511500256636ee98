import { observer } from 'mobx-react-lite';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { EmptySection } from '../../../widgets/section/EmptySection';
import { Section } from '../../../widgets/section/Section';
import { NoticePicture } from '../../../widgets/notice-row/NoticePicture';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { openOf, type NoticesAnswer, type YouthLists } from '../youth-lists';
import type { FoundNotices } from '../youth-questions';
import { CardSkeleton } from './CardSkeleton';
import styles from './closing-notices.module.scss';
import { DueTodayCard } from './DueTodayCard';
import { SoonCard } from './SoonCard';

interface ClosingNoticesProps {
  readonly lists: Pick<YouthLists, 'today' | 'soon'>;
  /** Nothing was answered yet: both come at once, since what closes today pushes the rest down. */
  readonly isOpening: boolean;
  readonly now: number;
}

const ALL = { name: '전체 보기', to: PATH.notices };
const BONES = [0, 1, 2, 3, 4, 5];
/** More would hide what is below; the list has them all. */
const MOST_TODAY = 3;

/** What closes today, where anything does, and what closes after that, the soonest first. */
export const ClosingNotices = observer(function ClosingNotices(props: ClosingNoticesProps) {
  const { lists, isOpening, now } = props;
  const { today, soon } = lists;
  if (isOpening) return <SoonBones />;
  // For one reason, most likely: it is said once.
  if (today.state.kind === 'failed' && soon.state.kind === 'failed')
    return <Failed title="곧 마감" error={today.state.error} stores={[today, soon]} />;
  return (
    <>
      <Today store={today} now={now} />
      <Soon store={soon} now={now} />
    </>
  );
});

interface ListProps {
  readonly store: NoticesAnswer;
  readonly now: number;
}

const Today = observer(function Today({ store, now }: ListProps) {
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return (
        <Section kind="column" title="오늘 마감">
          <Waiting label="공고 불러오는 중">
            <NoticeRowSkeleton />
          </Waiting>
        </Section>
      );
    case 'failed':
      return <Failed title="오늘 마감" error={state.error} stores={[store]} />;
    case 'ready':
      return <ClosingToday found={openOf(state.value, now)} now={now} />;
  }
});

const Soon = observer(function Soon({ store, now }: ListProps) {
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return <SoonBones />;
    case 'failed':
      return <Failed title="곧 마감" error={state.error} stores={[store]} />;
    case 'ready':
      return <ClosingSoon found={openOf(state.value, now)} now={now} />;
  }
});

const SoonBones = () => (
  <Section kind="column" title="곧 마감" more={ALL}>
    <Waiting label="공고 불러오는 중" className={styles.cards}>
      {BONES.map((index) => (
        <CardSkeleton key={index} />
      ))}
    </Waiting>
  </Section>
);

interface FailedProps {
  readonly title: string;
  readonly error: unknown;
  /** Asked for again together. */
  readonly stores: readonly NoticesAnswer[];
}

const Failed = ({ title, error, stores }: FailedProps) => (
  <Section kind="column" title={title}>
    <FailedState
      title="공고를 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      picture={<NoticePicture kind="failed" />}
      onRetry={() => {
        for (const store of stores) void store.load();
      }}
    />
  </Section>
);

interface FoundProps {
  readonly found: FoundNotices;
  readonly now: number;
}

function ClosingToday({ found: { items, total }, now }: FoundProps) {
  if (items.length === 0) return null;
  return (
    <Section
      kind="column"
      title="오늘 마감"
      count={total}
      {...(total > MOST_TODAY && { more: ALL })}
    >
      <ul className={styles.today}>
        {items.slice(0, MOST_TODAY).map((notice) => (
          <li key={notice.id}>
            <DueTodayCard notice={notice} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ClosingSoon({ found: { items }, now }: FoundProps) {
  return (
    <Section kind="column" title="곧 마감" more={ALL}>
      {items.length === 0 ? (
        <EmptySection
          title="곧 마감하는 공고가 없어요"
          way={{ name: '다른 공고 보기', to: PATH.notices }}
          className={styles.none}
        />
      ) : (
        <ul className={styles.cards}>
          {items.map((notice) => (
            <li key={notice.id}>
              <SoonCard notice={notice} now={now} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
