import { observer } from 'mobx-react-lite';
import type { NoticeSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { closingSoon, closingToday, type NoticesAnswer } from '../youth-lists';
import { CardSkeleton } from './CardSkeleton';
import styles from './closing-notices.module.scss';
import { DueTodayCard } from './DueTodayCard';
import { SoonCard } from './SoonCard';
import { YouthSection } from './YouthSection';

interface ClosingNoticesProps {
  readonly store: NoticesAnswer;
  readonly now: number;
}

const ALL = { name: '전체 보기', to: PATH.notices };
const BONES = [0, 1, 2, 3, 4, 5];
/** More would hide what is below; the list has them all. */
const MOST_TODAY = 3;

/** What closes today, where anything does, and what closes after that, the soonest first. */
export const ClosingNotices = observer(function ClosingNotices(props: ClosingNoticesProps) {
  const { store, now } = props;
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return (
        <YouthSection title="곧 마감" more={ALL}>
          <Waiting label="공고 불러오는 중" className={styles.cards}>
            {BONES.map((index) => (
              <CardSkeleton key={index} />
            ))}
          </Waiting>
        </YouthSection>
      );
    case 'failed':
      return (
        <YouthSection title="곧 마감">
          <FailedState
            title="공고를 불러오지 못했어요"
            reason={<ErrorWords error={state.error} />}
            onRetry={() => void store.load()}
          />
        </YouthSection>
      );
    case 'ready':
      return <Closing list={state.value} now={now} />;
  }
});

function Closing({ list, now }: { readonly list: readonly NoticeSummary[]; readonly now: number }) {
  const today = closingToday(list, now);
  const soon = closingSoon(list, now);
  return (
    <>
      {today.length > 0 && (
        <YouthSection
          title="오늘 마감"
          count={today.length}
          {...(today.length > MOST_TODAY && { more: ALL })}
        >
          <ul className={styles.today}>
            {today.slice(0, MOST_TODAY).map((notice) => (
              <li key={notice.id}>
                <DueTodayCard notice={notice} now={now} />
              </li>
            ))}
          </ul>
        </YouthSection>
      )}
      <YouthSection title="곧 마감" more={ALL}>
        {soon.length === 0 ? (
          <div className={styles.none}>
            <p>곧 마감하는 공고가 없어요</p>
            <ButtonLink kind="outline" to={PATH.notices}>
              다른 공고 보기
            </ButtonLink>
          </div>
        ) : (
          <ul className={styles.cards}>
            {soon.map((notice) => (
              <li key={notice.id}>
                <SoonCard notice={notice} now={now} />
              </li>
            ))}
          </ul>
        )}
      </YouthSection>
    </>
  );
}
