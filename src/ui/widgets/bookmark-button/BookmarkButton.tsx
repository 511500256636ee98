import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Icon } from '../../components/icon/Icon';
import { useServices } from '../../ground/services';
import { classNames } from '../../styles/class-names';
import { noticeIcons } from '../notice-row/notice-icons.data';
import { toggleBookmark } from './toggle-bookmark';
import styles from './bookmark-button.module.scss';

interface BookmarkButtonProps {
  readonly id: string;
  readonly title: string;
  /** In a list, or 52 px square in a bar. */
  readonly kind?: 'bare' | 'bar';
  readonly className?: string | undefined;
}

/** Keeps a notice on this device, or lets it go; a mistake is taken back in the toast. */
export const BookmarkButton = observer(function BookmarkButton(props: BookmarkButtonProps) {
  const { id, title, kind = 'bare', className } = props;
  const { stores } = useServices();
  const isKept = stores.bookmarks.find(id) !== undefined;
  return (
    <button
      type="button"
      className={classNames(styles.bookmark, styles[kind], className)}
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
