import { observer } from 'mobx-react-lite';
import { withParticle, ZZIM_TAB, type NoticeSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import type { FoundStore } from '../found-store';
import { tabWords, type ListedReading, type ZzimTab } from '../zzim-lists';
import { NoticePicture } from '../../../widgets/notice-row/NoticePicture';
import { KeptStates } from '../parts/KeptStates';
import { NoticeList } from './NoticeList';

export interface ZzimNoticesProps {
  readonly tab: ZzimTab;
  readonly list: readonly ListedReading[];
  readonly store: FoundStore<NoticeSummary>;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

const PICTURES = {
  empty: <NoticePicture kind="empty" />,
  failed: <NoticePicture kind="failed" />,
};

/** Remembered notices in each of their states. */
export const ZzimNotices = observer(function ZzimNotices(props: ZzimNoticesProps) {
  const { tab, list, store, isWaiting } = props;
  const name = `${tabWords(tab).name} 공고`;
  return (
    <KeptStates
      list={list}
      store={store}
      isWaiting={isWaiting}
      name={name}
      count={`${list.length}개`}
      pictures={PICTURES}
      empty={{
        title: `${withParticle(name, '이/가')} 없어요`,
        hint:
          tab === ZZIM_TAB.ZZIM
            ? '관심 있는 공고의 책갈피를 누르면 여기에 모여요.'
            : '공고를 열어 보면 여기에 남아요.',
        way: <ButtonLink to={PATH.notices}>공고 보기</ButtonLink>,
      }}
      failedTitle="공고 목록을 불러오지 못했어요"
      bone={<NoticeRowSkeleton />}
    >
      <NoticeList key={tab} list={list} found={store.found} />
    </KeptStates>
  );
});
