import { observer } from 'mobx-react-lite';
import {
  fitDay,
  NOTICE_STATUS,
  noticeFit,
  personFit,
  seoulDay,
  UNKNOWN_PERSON,
  withParticle,
  type Notice,
  type PersonField,
} from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { AskConditions } from './AskConditions';
import { FitBones } from './FitBones';
import { FitHead } from './FitHead';
import { FitRank } from './FitRank';
import { Note } from './Note';
import { NoticeSection } from './NoticeSection';
import styles from './my-fit.module.scss';

interface MyFitProps {
  readonly notice: Notice;
  readonly now: number;
}

/** Whether the notice fits the person, a line a rank; before they say anything, the way to say it. */
export const MyFit = observer(function MyFit({ notice, now }: MyFitProps) {
  const { person: store, popups } = useServices().stores;
  const isAttached = useIsAttached();
  const { conditions, organisation } = notice;
  // Applications are over: it fits nobody any more.
  if (notice.status === NOTICE_STATUS.EXPIRE) return null;
  const today = seoulDay(now);
  const day = conditions.on ?? fitDay(notice, today);
  const ask = (field: PersonField | null) => {
    void popups.askOnce('my-conditions', { field });
  };
  if (conditions.ranks.length === 0)
    return (
      <NoticeSection title="내 조건">
        <p className={styles.unread}>신청 조건은 공고문에서 확인해 주세요.</p>
      </NoticeSection>
    );
  const fit = personFit(store.person, notice, today);
  if (fit === null) {
    const [first = null] = noticeFit(conditions, UNKNOWN_PERSON, day).missing;
    return (
      <NoticeSection title="내 조건">
        <div className={classNames(!isAttached && styles.unknownPerson)}>
          <AskConditions
            onAsk={() => {
              ask(first);
            }}
          />
        </div>
        {!isAttached && <FitBones ranks={conditions.ranks} />}
      </NoticeSection>
    );
  }
  const { livesIn } = store.person;
  const ownArea = livesIn === null ? null : (store.areaNames[livesIn] ?? null);
  return (
    <NoticeSection
      title="내 조건"
      aside={
        <button
          type="button"
          className={styles.edit}
          onClick={() => {
            ask(null);
          }}
        >
          고치기
        </button>
      }
    >
      <div className={styles.box}>
        <FitHead fit={fit} notice={notice} today={today} />
        <ul className={styles.ranks}>
          {fit.ranks.map((rank, index) => (
            <FitRank
              key={index}
              rank={rank}
              person={store.person}
              day={day}
              ownArea={ownArea}
              onAsk={ask}
            />
          ))}
        </ul>
      </div>
      <Note>
        공고문을 옮겨 계산한 참고 결과예요. 마지막 판단은{' '}
        <bdi>{withParticle(organisation, '이/가')}</bdi> 해요.
      </Note>
    </NoticeSection>
  );
});
