import { dayText, type ContentSummary } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { ContentCover } from '../../../widgets/content-row/ContentCover';
import styles from './content-list.module.scss';

/** The latest article, large. */
export function LeadContent({ content }: { readonly content: ContentSummary }) {
  const { id, title, summary, tags, cover, minutes, publishedOn, isExample } = content;
  return (
    <article className={styles.lead}>
      <ContentCover
        cover={cover}
        sizes="(min-width: 1184px) 752px, (min-width: 1024px) 64vw, 100vw"
        className={styles.picture}
        isFirst
      />
      <p className={styles.first}>
        {tags[0]}
        {isExample && <Tag>예시</Tag>}
      </p>
      <h2 className={styles.title}>
        <Link className={styles.link} to={PATH.content(id)}>
          {title}
        </Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.foot}>
        {minutes}분 · {dayText(publishedOn)}
      </p>
    </article>
  );
}
