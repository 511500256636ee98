import { observer } from 'mobx-react-lite';
import { boardName, POST_SORT, postListTo } from '#core';
import { Tag } from '../../components/chip/Tag';
import { Link } from '../../components/link/Link';
import { FailedState } from '../../components/state/FailedState';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { useServices } from '../../ground/services';
import { PostCounts } from '../post-row/PostCounts';
import { EmptySection } from '../section/EmptySection';
import { Section } from '../section/Section';
import { ErrorWords } from '../server-html/ErrorWords';
import { MOST_POPULAR, type PopularStore } from './popular-store';
import styles from './popular-posts.module.scss';

interface PopularPostsProps {
  readonly store: PopularStore;
  /** As {@link Section}. */
  readonly kind: 'page' | 'column';
}

const ALL = {
  name: '커뮤니티',
  to: `${PATH.communities}${postListTo({ board: null, sort: POST_SORT.popular, q: '' })}`,
};
const BONES = Array.from({ length: MOST_POPULAR }, (_, index) => index);

/** What people like most in the community, a few of it, in order. */
export const PopularPosts = observer(function PopularPosts({ store, kind }: PopularPostsProps) {
  return (
    <Section kind={kind} title="지금 많이 보는 글" more={ALL}>
      <Posts store={store} kind={kind} />
    </Section>
  );
});

const Posts = observer(function Posts({ store, kind }: PopularPostsProps) {
  const { community } = useServices().stores;
  const reader = useReader();
  const { state } = store;
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return (
        <Waiting label="많이 보는 글 불러오는 중" className={styles[kind]}>
          {BONES.map((index) => (
            <div key={index} className={styles.row}>
              <Skeleton width={14} height={16} radius={4} />
              <div className={styles.bones}>
                <Skeleton width="76%" height={15} />
                <Skeleton width="44%" height={13} radius={4} />
              </div>
            </div>
          ))}
        </Waiting>
      );
    case 'failed':
      return (
        <FailedState
          title="글을 불러오지 못했어요"
          reason={<ErrorWords error={state.error} />}
          onRetry={() => void store.load()}
        />
      );
    case 'ready': {
      const posts = community.shown(state.value, reader);
      if (posts.length === 0)
        return (
          <EmptySection
            title="아직 글이 없어요"
            way={{ name: '커뮤니티 보기', to: PATH.communities }}
            className={styles.none}
          />
        );
      return (
        <ol className={styles[kind]}>
          {posts.map(({ id, title, categoryTypeCode, counts, isExample }, index) => (
            <li key={id}>
              <Link to={PATH.post(id)} className={styles.row}>
                <span className={styles.place}>{index + 1}</span>
                <span className={styles.words}>
                  <b>{title}</b>
                  <small>
                    {boardName(categoryTypeCode)}
                    {isExample && <Tag>예시</Tag>}
                    <PostCounts counts={counts} />
                  </small>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      );
    }
  }
});
