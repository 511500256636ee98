import { observer } from 'mobx-react-lite';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { graphemeCount, groupThousands, MOST_COMMENT } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { useKeyboardRoom } from '../../../components/dialog/use-keyboard-room';
import { Icon } from '../../../components/icon/Icon';
import { useForMembers } from '../../../ground/use-for-members';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { CommentField } from './CommentField';
import { commentIcons } from './comment-icons.data';
import { KEPT } from './kept-words';
import styles from './composer.module.scss';
import type { Talk } from './talk';

interface ComposerProps {
  readonly talk: Talk;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** From here on it is said how much room is left. */
const NEARLY = 900;

/** Where comments are written: at the window's lower edge on phones, under the comments elsewhere. */
export const Composer = observer(function Composer({ talk, field }: ComposerProps) {
  const { desk, say } = talk;
  const forMembers = useForMembers();
  const tellFailure = useTellFailure();
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  useKeyboardRoom(form);
  const { kept, check } = desk;
  const { answered, text } = kept;
  const length = graphemeCount(text);
  const submit = () => {
    setPressed(!check.ok);
    field.current?.focus();
    if (!check.ok) return;
    say('댓글을 보내는 중이에요.');
    desk.send().then(
      (isSent) => {
        say(isSent ? '댓글을 남겼어요.' : KEPT);
      },
      (error: unknown) => {
        say('댓글을 보내지 못했어요.');
        tellFailure(error);
      },
    );
  };
  // Too long is said at once, too short only to who presses.
  const fault = !check.ok && (isPressed || length > MOST_COMMENT) ? check.message : null;
  return (
    <form
      ref={form}
      className={styles.composer}
      aria-label="댓글 쓰기"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        forMembers(submit);
      }}
    >
      {answered !== null && (
        <p className={styles.answered}>
          <span>{answered.nickname ?? '탈퇴한 회원'}님에게 답글</span>
          <IconButton
            icon="close"
            size={18}
            label="답글 취소"
            onClick={() => {
              desk.answer(null);
              field.current?.focus();
            }}
          />
        </p>
      )}
      <div className={styles.line}>
        <CommentField
          ref={field}
          label={answered === null ? '댓글' : '답글'}
          placeholder={answered === null ? '댓글을 남겨 주세요' : '답글을 남겨 주세요'}
          text={text}
          error={fault}
          onType={(typed) => {
            desk.type(typed);
            setPressed(false);
          }}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="보내기"
          title="보내기"
          aria-disabled={!check.ok || undefined}
        >
          <Icon shape={commentIcons.send} />
        </button>
      </div>
      {length > NEARLY && length <= MOST_COMMENT && (
        <p className={styles.count}>
          {groupThousands(length)} / {groupThousands(MOST_COMMENT)}
        </p>
      )}
    </form>
  );
});
