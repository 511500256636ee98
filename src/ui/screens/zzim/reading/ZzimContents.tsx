import { observer } from 'mobx-react-lite';
import { BOOKMARK_KIND, COLLECTED, withParticle, ZZIM_TAB, type ContentSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { BookmarkButton } from '../../../widgets/bookmark-button/BookmarkButton';
import { CollectButton } from '../../../widgets/collection/later-collect-button';
import { ContentRow } from '../../../widgets/content-row/ContentRow';
import { ContentRowSkeleton } from '../../../widgets/content-row/ContentRowSkeleton';
import type { Found, FoundStore } from '../found-store';
import { tabWords, type ListedReading, type ZzimTab } from '../zzim-lists';
import { GoneReading } from './GoneReading';
import { KeptStates } from '../parts/KeptStates';
import { useNextFocus } from '../parts/use-next-focus';
import reading from './reading-list.module.scss';
import styles from './zzim-contents.module.scss';

export interface ZzimContentsProps {
  readonly tab: ZzimTab;
  readonly list: readonly ListedReading[];
  readonly store: FoundStore<ContentSummary>;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

/** Remembered articles in each of their states. */
export const ZzimContents = observer(function ZzimContents(props: ZzimContentsProps) {
  const { tab, list, store, isWaiting } = props;
  const name = `${tabWords(tab).name} 매거진 글`;
  return (
    <KeptStates
      list={list}
      store={store}
      isWaiting={isWaiting}
      name={name}
      count={`${list.length}개`}
      empty={{
        title: `${withParticle(name, '이/가')} 없어요`,
        hint:
          tab === ZZIM_TAB.ZZIM
            ? '다시 읽고 싶은 글의 책갈피를 누르면 여기에 모여요.'
            : '매거진 글을 열어 보면 여기에 남아요.',
        way: <ButtonLink to={PATH.feed}>매거진 보기</ButtonLink>,
      }}
      failedTitle="글 목록을 불러오지 못했어요"
      bone={<ContentRowSkeleton kind="row" />}
    >
      <ContentList key={tab} list={list} found={store.found} />
    </KeptStates>
  );
});

interface ContentListProps {
  readonly list: readonly ListedReading[];
  readonly found: Found<ContentSummary>;
}

/** Remembered articles, newest first. */
function ContentList({ list, found }: ContentListProps) {
  const items = useNextFocus(list);
  return (
    <ul {...items} className={reading.list}>
      {list.map((listed) => (
        <li key={listed.id}>
          <ContentItem listed={listed} content={found.get(listed.id)} />
        </li>
      ))}
    </ul>
  );
}

interface ContentItemProps {
  readonly listed: ListedReading;
  /** Undefined while it is on its way, null where it is no longer there. */
  readonly content: ContentSummary | null | undefined;
}

function ContentItem({ listed, content }: ContentItemProps) {
  if (content === undefined) return <ContentRowSkeleton kind="row" />;
  const of = BOOKMARK_KIND.content;
  if (content === null) return <GoneReading of={of} listed={listed} words="삭제된 글이에요." />;
  const { id, title } = content;
  return (
    <>
      <div className={styles.item}>
        <ContentRow content={content} kind="row" level={3} />
        <BookmarkButton of={of} className={styles.bookmark} id={id} title={title} />
      </div>
      <CollectButton item={{ kind: COLLECTED.content, id }} title={title} />
    </>
  );
}
