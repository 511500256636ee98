import { observer } from 'mobx-react-lite';
import { BOOKMARK_KIND, type Content } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import { toggleBookmark } from '../../../widgets/bookmark-button/toggle-bookmark';
import { noticeIcons } from '../../../widgets/notice-row/notice-icons.data';
import type { ContentActs as Acts } from '../use-content-acts';
import styles from './content-acts.module.scss';

interface ContentActsProps {
  readonly content: Content;
  readonly acts: Acts;
}

/** What is done with an article that was read. */
export const ContentActs = observer(function ContentActs({ content, acts }: ContentActsProps) {
  const { stores } = useServices();
  const { id } = content;
  const isKept = stores.bookmarks.find(BOOKMARK_KIND.content, id) !== undefined;
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={styles.keep}
        aria-pressed={isKept}
        onClick={(event) => {
          // The second press of a double tap means the first one.
          if (event.detail <= 1) toggleBookmark(stores, BOOKMARK_KIND.content, id);
        }}
      >
        <Icon shape={noticeIcons[isKept ? 'bookmark-on' : 'bookmark']} size={20} />
        찜하기
      </button>
      <Button kind="outline" icon="share" className={styles.share} onClick={acts.share}>
        공유
      </Button>
    </div>
  );
});
