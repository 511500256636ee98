import { observer } from 'mobx-react-lite';
import { noticeAmountTexts, noticeAreaText, seoulDay, stillOpen, type NoticeSummary } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { FailedState } from '../../../components/state/FailedState';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import type { AnswerStore } from '../../../stores/answer-store';
import { DueBadge } from '../../../widgets/notice-row/DueBadge';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { EmptySection } from '../../../widgets/section/EmptySection';
import { Section } from '../../../widgets/section/Section';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { MOST_CLOSING } from '../home-notices';
import styles from './home-notices.module.scss';

export type ClosingAnswer = AnswerStore<readonly NoticeSummary[]>;

interface HomeNoticesProps {
  readonly store: ClosingAnswer;
}

const ALL = { name: '전체 보기', to: PATH.youth };
const BONES = Array.from({ length: MOST_CLOSING }, (_, index) => index);

/** The notices that close first, one a line. */
export const HomeNotices = observer(function HomeNotices({ store }: HomeNoticesProps) {
  return (
    <Section kind="page" title="곧 마감되는 청년 공고" more={ALL}>
      <Notices store={store} />
    </Section>
  );
});

const Notices = observer(function Notices({ store }: HomeNoticesProps) {
  const now = useMinute();
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return (
        <Waiting label="청년 공고 불러오는 중" className={styles.rows}>
          {BONES.map((index) => (
            <div key={index} className={styles.row}>
              <Skeleton width={52} height={28} radius={10} />
              <div className={styles.bones}>
                <Skeleton width="72%" height={15} />
                <Skeleton width="48%" height={13} radius={4} />
              </div>
            </div>
          ))}
        </Waiting>
      );
    case 'failed':
      return (
        <FailedState
          title="공고를 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => void store.load()}
        />
      );
    case 'ready': {
      const today = seoulDay(now);
      const notices = stillOpen(state.value, now);
      if (notices.length === 0)
        return (
          <EmptySection
            title="지금 접수하는 공고가 없어요"
            way={{ name: '지난 공고 보기', to: PATH.notices }}
            className={styles.none}
          />
        );
      return (
        <ul className={styles.rows}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <Link to={PATH.notice(notice.id)} className={styles.row}>
                <DueBadge notice={notice} today={today} />
                <div className={styles.words}>
                  <b>{notice.title}</b>
                  <small>
                    {[noticeAreaText(notice.areas), ...noticeAmountTexts(notice)]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                </div>
                <Icon name="chevron-right" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      );
    }
  }
});
