import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { BOARDS, boardName } from '#core';
import { noteId } from '../../../components/field/field-props';
import { FieldNote } from '../../../components/field/FieldNote';
import { Icon } from '../../../components/icon/Icon';
import styles from '../post-form.module.scss';
import type { PostFormStore } from '../post-form-store';
import { DraftNote } from './DraftNote';

interface BoardChoiceProps {
  readonly store: PostFormStore;
}

/** The board that the post will stand on, and whether a draft is kept. */
export const BoardChoice = observer(function BoardChoice({ store }: BoardChoiceProps) {
  const id = useId();
  const fault = store.faultOf('board');
  return (
    <div className={styles.board}>
      <div className={styles.boardLine}>
        <span className={styles.choice}>
          <select
            id={id}
            aria-label="게시판"
            aria-required
            aria-invalid={fault !== null || undefined}
            aria-describedby={noteId(id)}
            disabled={store.isBusy}
            value={store.board ?? ''}
            onChange={({ target }) => {
              const board = BOARDS.find((one) => one === target.value);
              if (board !== undefined) store.choose(board);
            }}
          >
            {store.board === null && (
              <option value="" disabled>
                게시판 고르기
              </option>
            )}
            {BOARDS.map((board) => (
              <option key={board} value={board}>
                {boardName(board)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
        <DraftNote store={store} />
      </div>
      <FieldNote id={noteId(id)} error={fault} />
    </div>
  );
});
