import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { groupThousands, type LikeState } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { useForMembers } from '../../../ground/use-for-members';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { classNames } from '../../../styles/class-names';
import { postIcons } from '../../../widgets/post-row/post-icons.data';
import type { LikeBook } from '../like-book';
import styles from './like-button.module.scss';

interface LikeButtonProps {
  /** Under a post, or under a comment. */
  readonly kind: 'pill' | 'small';
  readonly book: LikeBook;
  readonly id: string;
  /** How it stands as far as the server said. */
  readonly known: LikeState;
  /** What is liked, in words. */
  readonly name: string;
}

/** 공감: a thumb, so that it is never taken for 찜. */
export const LikeButton = observer(function LikeButton(props: LikeButtonProps) {
  const { kind, book, id, known, name } = props;
  const forMembers = useForMembers();
  const tellFailure = useTellFailure();
  const { liked, likes } = book.shown(id, known);
  const count = groupThousands(likes);
  return (
    <button
      type="button"
      className={classNames(styles.like, styles[kind])}
      aria-pressed={liked}
      aria-label={`${name}에 공감하기, 공감 ${count}`}
      onClick={(event: MouseEvent) => {
        // The second press of a double tap means the first one.
        if (event.detail > 1) return;
        forMembers(() => {
          book.set(id, !liked).catch(tellFailure);
        });
      }}
    >
      <Icon shape={postIcons[liked ? 'thumb-on' : 'thumb']} size={kind === 'pill' ? 20 : 16} />
      {kind === 'pill' ? `공감 ${count}` : count}
    </button>
  );
});
