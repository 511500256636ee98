import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { noticeIcons } from '../../widgets/notice-row/notice-icons.data';
import { SearchLink } from '../../widgets/search-link/SearchLink';
import styles from './feed.module.scss';
import { HalfRead } from './head/HalfRead';
import { TopicLinks } from './head/TopicLinks';
import { ContentList } from './list/ContentList';
import { EmptyFeed, FailedFeed, FeedSkeleton } from './list/FeedStates';
import { useKeptFeed } from './use-kept-feed';

/** The magazine: the latest article large, then the others; of a tag those that have it. */
export const FeedPage = observer(function FeedPage({ tag }: { readonly tag: string | null }) {
  const store = useKeptFeed(tag);
  const { state } = store;
  return (
    <Page
      title={tag === null ? APP_PAGES.feed.title : `#${tag}`}
      parent={tag === null ? PATH.home : PATH.feed}
      isWide
      action={<Actions />}
    >
      <TopicLinks topics={state.kind === 'ready' ? state.topics : []} tag={tag} />
      {tag === null && <HalfRead />}
      {state.kind === 'ready' && state.items.length > 0 && (
        <ContentList feed={state} hasLead={tag === null} onMore={store.more} />
      )}
      {state.kind === 'ready' && state.items.length === 0 && <EmptyFeed tag={tag} />}
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <FeedSkeleton hasLead={tag === null} />
      )}
      {state.kind === 'failed' && <FailedFeed error={state.error} onRetry={store.reload} />}
    </Page>
  );
});

function Actions() {
  return (
    <div className={styles.actions}>
      <SearchLink onlyPhone />
      <Link to={PATH.keptContents} className={styles.kept} aria-label="찜한 글" title="찜한 글">
        <Icon shape={noticeIcons.bookmark} />
      </Link>
    </div>
  );
}
