import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import { toggleBookmark } from '../toggle-bookmark';
import styles from './notice-bar.module.scss';

/** Keeps a notice on this device, or lets it go; a mistake is taken back in the toast. */
export const BookmarkButton = observer(function BookmarkButton({
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
}) {
  const { stores } = useServices();
  const isKept = stores.bookmarks.find(id) !== undefined;
  return (
    <button
      type="button"
      className={styles.bookmark}
      aria-pressed={isKept}
      aria-label={`${title} 찜하기`}
      onClick={(event: MouseEvent) => {
        // The second press of a double tap means the first one.
        if (event.detail <= 1) toggleBookmark(stores, id);
      }}
    >
      <Icon shape={noticeIcons[isKept ? 'bookmark-on' : 'bookmark']} />
    </button>
  );
});
