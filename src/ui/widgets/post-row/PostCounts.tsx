import { groupThousands, type PostCounts as Counts } from '#core';
import { Icon } from '../../components/icon/Icon';
import { Spoken } from '../spoken/Spoken';
import { postIcons } from './post-icons.data';
import styles from './post-counts.module.scss';

/** How many liked a post, and how many comments it has; read out in words. */
export function PostCounts({ counts }: { readonly counts: Pick<Counts, 'likes' | 'comments'> }) {
  const [likes, comments] = [groupThousands(counts.likes), groupThousands(counts.comments)];
  return (
    <span className={styles.counts}>
      <Spoken
        seen={
          <>
            <Icon shape={postIcons.thumb} size={16} />
            {likes}
            <Icon name="chat" size={16} />
            {comments}
          </>
        }
        said={`공감 ${likes} · 댓글 ${comments}`}
      />
    </span>
  );
}
