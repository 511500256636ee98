import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { checkComment } from '#core';
import { Button } from '../../../components/button/Button';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { CommentField } from './CommentField';
import styles from './comment-editor.module.scss';
import type { Talk } from './talk';

/** A comment of one's own that is written anew, in its place. */
export const CommentEditor = observer(function CommentEditor({ talk }: { readonly talk: Talk }) {
  const { desk, say } = talk;
  const tellFailure = useTellFailure();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { editing } = desk.kept;
  useEffect(() => {
    field.current?.focus();
  }, []);
  if (editing === null) return null;
  const check = checkComment(editing.text);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await desk.save();
      say('댓글을 고쳤어요.');
    } catch (error) {
      setBusy(false);
      tellFailure(error);
    }
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (check.ok && !isBusy) void save();
        else field.current?.focus();
      }}
    >
      <CommentField
        ref={field}
        label="댓글 수정"
        text={editing.text}
        error={check.ok ? null : check.message}
        onType={(text) => {
          desk.edit({ ...editing, text, key: null });
        }}
      />
      <div className={styles.acts}>
        <Button
          kind="plain"
          onClick={() => {
            desk.edit(null);
          }}
        >
          취소
        </Button>
        <Button type="submit" kind="outline" busy={isBusy} aria-disabled={!check.ok || undefined}>
          저장
        </Button>
      </div>
    </form>
  );
});
