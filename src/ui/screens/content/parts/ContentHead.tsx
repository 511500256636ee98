import { dayText, type Content } from '#core';
import { Tag } from '../../../components/chip/Tag';
import { LogoMark } from '../../../components/icon/Logo';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './content-head.module.scss';

/** What an article is about, of whom, and how long it takes. */
export function ContentHead({ content }: { readonly content: Content }) {
  const { title, summary, tags, minutes, publishedOn, isExample } = content;
  const [tag] = tags;
  return (
    <header className={styles.head}>
      {tag !== undefined && (
        <Link className={styles.tag} to={PATH.feedTag(tag)}>
          {tag}
        </Link>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.by}>
        <LogoMark size={40} />
        <div>
          <p className={styles.name}>
            한칸 편집부
            {isExample && <Tag>예시</Tag>}
          </p>
          <p className={styles.when}>
            <time dateTime={publishedOn.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}>
              {dayText(publishedOn)}
            </time>{' '}
            · 읽는 데 {minutes}분
          </p>
        </div>
      </div>
    </header>
  );
}

/** Its picture, unless the text begins with the same one. */
export function CoverView({ content }: { readonly content: Content }) {
  const { cover, coverAlt, document } = content;
  const [first] = document.content;
  if (cover === null || (first?.type === 'picture' && first.attrs.id === cover.id)) return null;
  const { small, medium, large, width, height } = cover;
  return (
    <img
      className={styles.cover}
      src={medium}
      srcSet={`${small} 240w, ${medium} 640w, ${large} 1280w`}
      sizes="(min-width: 768px) 720px, 100vw"
      width={width}
      height={height}
      alt={coverAlt}
      fetchPriority="high"
      decoding="async"
    />
  );
}
