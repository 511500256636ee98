import type { ContentSummary } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { ContentCover } from '../../../widgets/content-row/ContentCover';
import styles from './found.module.scss';
import { Marked } from './Marked';

interface FoundContentProps {
  readonly content: ContentSummary;
  /** What its text says around the hit. */
  readonly said: string;
  readonly q: string;
  readonly onChoose: () => void;
}

/** An article that was found; it leads to its page. */
export function FoundContent({ content, said, q, onChoose }: FoundContentProps) {
  const { id, title, cover, tags, minutes, isExample } = content;
  const [tag] = tags;
  return (
    <li className={styles.article}>
      <ContentCover cover={cover} sizes="96px" className={styles.cover} isFirst={false} />
      <div className={styles.text}>
        <Link className={styles.name} to={PATH.content(id)} title={title} onClick={onChoose}>
          <Marked text={title} q={q} />
        </Link>
        <p className={styles.said}>
          <Marked text={said} q={q} isTitle={false} />
        </p>
        <p className={styles.said}>
          {tag} · {minutes}분{isExample && ' · 예시'}
        </p>
      </div>
    </li>
  );
}
