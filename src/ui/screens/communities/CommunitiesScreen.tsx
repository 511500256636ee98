import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { APP_PAGES, type BoardCode, type PostSummary } from '#core';
import { useServices } from '../../ground/services';
import { usePageTitle } from '../../ground/use-page-title';
import { useReader } from '../../ground/use-reader';
import { useNotices } from '../../widgets/notice/use-notices';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { NotificationBell } from '../../widgets/notification-bell/NotificationBell';
import { SearchLink } from '../../widgets/search-link/SearchLink';
import { YouthTabs } from '../../widgets/youth-tabs/YouthTabs';
import styles from './communities.module.scss';
import { BoardHead } from './head/BoardHead';
import { BoardLinks } from './head/BoardLinks';
import { EmptyList, FailedList, ListSkeleton } from './list/ListStates';
import { PostList } from './list/PostList';
import { useCommunitiesAddress } from './use-communities-address';
import { useKeptPosts } from './use-kept-posts';

/** What people write, by board: chips over a list on phones, a column of boards in wide windows. */
export const CommunitiesScreen = observer(function CommunitiesScreen() {
  const { address, linkTo, search } = useCommunitiesAddress();
  const store = useKeptPosts(address);
  usePageTitle(APP_PAGES.communities.title);
  useNotices('POPUP', store.shown !== null);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 tabIndex={-1}>
          청년<span className={styles.said}> 커뮤니티</span>
        </h1>
        <SearchLink onlyPhone />
        <NotificationBell className={styles.bell} />
      </header>
      {/* In the navigation of wider windows the community is an area of its own. */}
      <div className={styles.tabs}>
        <YouthTabs />
      </div>
      <div className={styles.columns}>
        <BoardLinks board={address.board} linkTo={linkTo} />
        <section className={styles.list} aria-label="글 목록">
          <BoardHead address={address} linkTo={linkTo} onSearch={search} />
          <ListBody store={store} address={address} linkTo={linkTo} />
        </section>
      </div>
    </div>
  );
});

type ListBodyProps = Pick<ReturnType<typeof useCommunitiesAddress>, 'address' | 'linkTo'> & {
  readonly store: ReturnType<typeof useKeptPosts>;
};

/** A post that was moved to another board meanwhile stands in the lists of that one. */
const isOnBoard =
  (board: BoardCode | null) =>
  ({ categoryTypeCode }: PostSummary): boolean =>
    board === null || categoryTypeCode === board;

/** The list in each of its states. */
const ListBody = observer(function ListBody({ store, address, linkTo }: ListBodyProps) {
  const { community } = useServices().stores;
  const reader = useReader();
  const now = useMinute();
  const retry = useCallback(() => {
    store.reload();
  }, [store]);
  const { state, shown } = store;
  if (state.kind === 'failed') return <FailedList error={state.error} onRetry={retry} />;
  const isBusy = state.kind === 'loading';
  const items =
    shown === null
      ? []
      : community.shown(shown.items, reader).filter(isOnBoard(shown.question.board));
  // Of nothing there is nothing to read on while another list is on its way.
  if (shown === null || (isBusy && items.length === 0)) return <ListSkeleton />;
  if (items.length === 0) return <EmptyList address={address} linkTo={linkTo} />;
  const gone = shown.items.length - items.length;
  return (
    <PostList
      list={{ ...shown, items, total: shown.total - gone }}
      isBusy={isBusy}
      now={now}
      onMore={store.more}
    />
  );
});
