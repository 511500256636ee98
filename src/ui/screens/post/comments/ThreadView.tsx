import { observer } from 'mobx-react-lite';
import { groupThousands } from '#core';
import { Button } from '../../../components/button/Button';
import { CommentItem } from './CommentItem';
import { OutgoingItem } from './OutgoingItem';
import type { Talk } from './talk';
import { hiddenReplies, type Thread } from './threads';
import styles from './thread-view.module.scss';

interface ThreadViewProps {
  readonly thread: Thread;
  readonly talk: Talk;
  readonly now: number;
}

/** A comment and what was answered to it. */
export const ThreadView = observer(function ThreadView({ thread, talk, now }: ThreadViewProps) {
  const { comment, replies, more } = thread;
  const { store, desk } = talk;
  const hidden = hiddenReplies(thread);
  const outgoing = desk.kept.outgoing.filter(({ answered }) => answered?.parentId === comment.id);
  return (
    <li className={styles.thread} tabIndex={-1}>
      <CommentItem comment={comment} threadId={comment.id} talk={talk} now={now} />
      {(replies.length > 0 || outgoing.length > 0) && (
        <ul className={styles.replies} aria-label="답글">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} threadId={comment.id} talk={talk} now={now} />
            </li>
          ))}
          {outgoing.map((one) => (
            <li key={one.key}>
              <OutgoingItem outgoing={one} talk={talk} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button
          kind="plain"
          className={styles.more}
          busy={more === 'loading'}
          onClick={() => void store.loadReplies(thread)}
        >
          {more === 'failed'
            ? '답글을 불러오지 못했어요. 다시 불러오기'
            : `답글 ${groupThousands(hidden)}개 더 보기`}
        </Button>
      )}
    </li>
  );
});
