import { memo } from 'react';
import { dayText, type ContentSummary } from '#core';
import { Tag } from '../../components/chip/Tag';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import { ContentCover } from './ContentCover';
import styles from './content-row.module.scss';

/** How tall a row is: .row in content-row.module.scss. */
export const CONTENT_ROW_PX = 120;
/** How tall a tile is on desktops, with the room below it. */
export const CONTENT_TILE_PX = 360;

interface ContentRowProps {
  readonly content: ContentSummary;
  /** A tile is a row on phones and tablets, and a picture over its words on desktops. */
  readonly kind: 'row' | 'tile';
  /** Of its title, below the headline that it stands under. */
  readonly level: 2 | 3;
  /** Seen before any scroll: its picture is not waited for until the page is laid out. */
  readonly isFirst?: boolean;
}

/** An article in a list, 120 px high as a row. All of it leads to the article. */
export const ContentRow = memo(function ContentRow(props: ContentRowProps) {
  const { content, kind, level, isFirst = false } = props;
  const { id, title, tags, cover, minutes, publishedOn, isExample } = content;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={classNames(
        styles.row,
        cover !== null && styles.pictured,
        kind === 'tile' && styles.tile,
      )}
    >
      <div className={styles.text}>
        <p className={styles.first}>
          <span className={styles.tag}>{tags[0]}</span>
          {isExample && <Tag>예시</Tag>}
        </p>
        <Title className={styles.title}>
          <Link className={styles.link} to={PATH.content(id)}>
            {title}
          </Link>
        </Title>
        <p className={styles.foot}>
          {minutes}분 · {dayText(publishedOn)}
        </p>
      </div>
      <ContentCover
        cover={cover}
        sizes={kind === 'tile' ? '(min-width: 1024px) 363px, 112px' : '112px'}
        className={styles.picture}
        isFirst={isFirst}
      />
    </article>
  );
});
