import { observer } from 'mobx-react-lite';
import { agoText, HOLD_STATE, MODERATED, type Comment } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { useForMembers } from '../../../ground/use-for-members';
import { Face } from '../../../widgets/face/Face';
import { Appeal } from '../../../widgets/appeal/later-appeal';
import { LikeButton } from '../parts/LikeButton';
import { CommentMenu } from './CommentMenu';
import { commentIcons } from './comment-icons.data';
import { CommentEditor } from './later-comment-editor';
import type { Talk } from './talk';
import styles from './comment-item.module.scss';

interface CommentItemProps {
  readonly comment: Comment;
  /** The comment of the first level that an answer to it stands under. */
  readonly threadId: string;
  readonly talk: Talk;
  readonly now: number;
}

/** One comment, or the place of one that was deleted. */
export const CommentItem = observer(function CommentItem(props: CommentItemProps) {
  const { comment, threadId, talk, now } = props;
  const { desk, likes } = talk;
  const forMembers = useForMembers();
  if (comment.isDeleted) return <p className={styles.deleted}>삭제된 댓글입니다.</p>;
  const { author, mention, hold, mine } = comment;
  const name = author?.nickname ?? '탈퇴한 회원';
  const isReply = comment.parentId !== null;
  const isEdited = desk.kept.editing?.id === comment.id;
  return (
    <div className={styles.comment} data-comment={comment.id} tabIndex={-1}>
      <Face author={author} size={isReply ? 28 : 36} />
      <div className={styles.body}>
        <p className={styles.by}>
          <b>{name}</b>
          {author !== null && author.id === talk.writerId && <Tag tone="brand">글쓴이</Tag>}
          {hold !== null && (
            <Tag tone="warning">{hold.state === HOLD_STATE.HELD ? '검토 중' : '가려짐'}</Tag>
          )}
          <time dateTime={comment.createdAt}>{agoText(Date.parse(comment.createdAt), now)}</time>
          {comment.editedAt !== null && <span>수정됨</span>}
        </p>
        {isEdited ? (
          <CommentEditor talk={talk} />
        ) : (
          <>
            <p className={styles.text}>
              {mention !== null && <b className={styles.mention}>{mention.nickname} </b>}
              {comment.text}
            </p>
            {hold !== null && (
              <div className={styles.held}>
                나만 볼 수 있어요 · {hold.reason}
                <Appeal
                  target={{ kind: MODERATED.COMMENT, id: comment.id }}
                  hold={hold}
                  onSent={() => {
                    talk.store.edited({ ...comment, hold: { ...hold, mayAppeal: false } });
                  }}
                />
              </div>
            )}
            <div className={styles.acts}>
              <LikeButton
                kind="small"
                book={likes}
                id={comment.id}
                known={{ liked: mine.liked, likes: comment.likes }}
                name={`${name}님의 댓글`}
              />
              <button
                type="button"
                className={styles.answer}
                aria-label={`${name}님에게 답글`}
                onClick={() => {
                  forMembers(() => {
                    talk.answer({
                      parentId: threadId,
                      replyToId: comment.id,
                      nickname: author?.nickname ?? null,
                    });
                  });
                }}
              >
                <Icon shape={commentIcons.answer} size={16} />
                답글
              </button>
            </div>
          </>
        )}
      </div>
      <div className={styles.menu}>
        <CommentMenu comment={comment} name={name} talk={talk} />
      </div>
    </div>
  );
});
