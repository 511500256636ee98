import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { COMMENT_SORT, groupThousands } from '#core';
import { Button } from '../../../components/button/Button';
import { FailedState } from '../../../components/state/FailedState';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { ReadyComments } from './comments-store';
import { LaterKeptComments } from './later-kept-comments';
import { OutgoingItem } from './OutgoingItem';
import styles from './post-comments.module.scss';
import type { Talk } from './talk';
import { ThreadView } from './ThreadView';

/** The comments in each of their states. */
export const CommentList = observer(function CommentList({ talk }: { readonly talk: Talk }) {
  const { state, ready } = talk.store;
  if (ready !== null) return <Threads talk={talk} ready={ready} />;
  if (state.kind === 'failed')
    return (
      <FailedState
        title="댓글을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void talk.store.load()}
      />
    );
  return (
    <Waiting label="댓글을 불러오는 중이에요.">
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.bone}>
          <Skeleton width={36} height={36} radius={20} />
          <div>
            <Skeleton width="30%" height={14} />
            <Skeleton width="80%" height={16} />
          </div>
        </div>
      ))}
    </Waiting>
  );
});

interface ThreadsProps {
  readonly talk: Talk;
  readonly ready: ReadyComments;
}

const Threads = observer(function Threads({ talk, ready }: ThreadsProps) {
  const { store, desk, say } = talk;
  const now = useMinute();
  const list = useRef<HTMLUListElement>(null);
  const { threads, more, next, sort } = ready;
  const outgoing = desk.kept.outgoing.filter(({ answered }) => answered === null);
  const own = outgoing.map((one) => (
    <li key={one.key} className={styles.outgoing}>
      <OutgoingItem outgoing={one} talk={talk} />
    </li>
  ));
  const loadMore = async (): Promise<void> => {
    const before = threads.length;
    await store.loadMore();
    // The button that was pressed may be gone: what it brought is read on from.
    const first = list.current?.children.item(before);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  const lookForNew = async (): Promise<void> => {
    say('');
    const count = await store.refresh();
    if (count === null) say('새 댓글을 불러오지 못했어요. 잠시 뒤에 다시 눌러 주세요.');
    else
      say(count === 0 ? '새 댓글이 아직 없어요.' : `새 댓글이 ${groupThousands(count)}개 있어요.`);
  };
  return (
    <>
      {threads.length === 0 && own.length === 0 && (
        <p className={styles.none}>아직 댓글이 없어요. 첫 댓글을 남겨 보세요.</p>
      )}
      <ul ref={list} className={styles.threads}>
        {sort === COMMENT_SORT.newest && own}
        {threads.map((thread) => (
          <ThreadView key={thread.comment.id} thread={thread} talk={talk} now={now} />
        ))}
        {sort === COMMENT_SORT.oldest && own}
      </ul>
      <LaterKeptComments talk={talk} />
      <div className={styles.foot}>
        {more === 'failed' && <p role="alert">댓글을 더 불러오지 못했어요.</p>}
        {next !== null && (
          <Button
            kind="outline"
            size="dialog"
            wide
            busy={more === 'loading'}
            onClick={() => void loadMore()}
          >
            {more === 'failed' ? '다시 불러오기' : '댓글 더 보기'}
          </Button>
        )}
        <Button kind="plain" icon="refresh" onClick={() => void lookForNew()}>
          새 댓글
        </Button>
      </div>
    </>
  );
});
