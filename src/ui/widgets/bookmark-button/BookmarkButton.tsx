import { observer } from 'mobx-react-lite';
import type { BookmarkKind } from '#core';
import { Icon } from '../../components/icon/Icon';
import { useServices } from '../../ground/services';
import { classNames } from '../../styles/class-names';
import { KeepButton } from '../keep-button/KeepButton';
import { noticeIcons } from '../notice-row/notice-icons.data';
import { toggleBookmark } from './toggle-bookmark';
import styles from './bookmark-button.module.scss';

interface BookmarkButtonProps {
  readonly of: BookmarkKind;
  readonly id: string;
  readonly title: string;
  /** In a list, 52 px square in a bar, or with its word. */
  readonly kind?: 'bare' | 'bar' | 'word';
  readonly className?: string | undefined;
}

/** Keeps a notice, a post or an article on this device, or lets it go; a mistake is taken back in the toast. */
export const BookmarkButton = observer(function BookmarkButton(props: BookmarkButtonProps) {
  const { of, id, title, kind = 'bare', className } = props;
  const { stores } = useServices();
  const isKept = stores.bookmarks.find(of, id) !== undefined;
  return (
    <KeepButton
      name={title}
      isKept={isKept}
      isInBar={kind !== 'bare'}
      className={classNames(kind === 'bare' && styles.bare, className)}
      onToggle={() => {
        toggleBookmark(stores, of, id);
      }}
    >
      <Icon shape={noticeIcons[isKept ? 'bookmark-on' : 'bookmark']} />
      {kind === 'word' && '찜'}
    </KeepButton>
  );
});
