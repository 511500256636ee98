import { observer } from 'mobx-react-lite';
import type { Content } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { BookmarkButton } from '../../../widgets/bookmark-button/BookmarkButton';
import { MoreMenu } from '../../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import type { ArticleReading } from '../article-reading';
import styles from '../content-page.module.scss';
import type { ContentActs } from '../use-content-acts';
import { contentIcons } from './content-icons.data';
import { WayBack } from './WayBack';

interface ContentBarProps {
  readonly content: Content;
  readonly acts: ContentActs;
  readonly reading: ArticleReading;
}

/** The bar of a phone, under it how far one has read; in wide windows a rail beside the text. */
export function ContentBar({ content, acts, reading }: ContentBarProps) {
  return (
    <div className={styles.bar}>
      <WayBack />
      <div className={styles.actions}>
        <BookmarkButton of="content" id={content.id} title={content.title} />
        <IconButton icon="share" label="공유하기" onClick={acts.share} />
        <MoreMenu
          kind="bare"
          items={[
            { name: '인쇄하기', shape: contentIcons.print, run: acts.print },
            { name: '신고하기', shape: moreMenuIcons.flag, run: acts.report },
          ]}
        />
      </div>
      <ReadingLine reading={reading} />
    </div>
  );
}

/** For the eye alone: a screen reader would hear of every step. */
const ReadingLine = observer(function ReadingLine({ reading }: { reading: ArticleReading }) {
  const { percent } = reading;
  return (
    <div className={styles.line} aria-hidden="true">
      <i style={percent === 0 ? undefined : { width: `${percent}%` }} />
    </div>
  );
});
