import { observer } from 'mobx-react-lite';
import { withParticle, ZZIM_TAB, type PostSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { PostRowSkeleton } from '../../../widgets/post-row/PostRowSkeleton';
import type { FoundStore } from '../found-store';
import { tabWords, type ListedReading, type ZzimTab } from '../zzim-lists';
import { KeptStates } from '../parts/KeptStates';
import { PostList } from './PostList';

export interface ZzimPostsProps {
  readonly tab: ZzimTab;
  readonly list: readonly ListedReading[];
  readonly store: FoundStore<PostSummary>;
  /** Whom they are asked for. */
  readonly reader: string | null;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

/** Remembered posts in each of their states. */
export const ZzimPosts = observer(function ZzimPosts(props: ZzimPostsProps) {
  const { tab, list, store, reader, isWaiting } = props;
  const name = `${tabWords(tab).name} 글`;
  return (
    <KeptStates
      list={list}
      store={store}
      reader={reader}
      isWaiting={isWaiting}
      name={name}
      count={`${list.length}개`}
      empty={{
        title: `${withParticle(name, '이/가')} 없어요`,
        hint:
          tab === ZZIM_TAB.ZZIM
            ? '다시 읽고 싶은 글의 책갈피를 누르면 여기에 모여요.'
            : '글을 열어 보면 여기에 남아요.',
        way: <ButtonLink to={PATH.communities}>커뮤니티 보기</ButtonLink>,
      }}
      failedTitle="글 목록을 불러오지 못했어요"
      bone={<PostRowSkeleton />}
    >
      <PostList key={tab} list={list} found={store.found} />
    </KeptStates>
  );
});
