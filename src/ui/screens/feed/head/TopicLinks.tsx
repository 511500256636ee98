import type { ContentTopic } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import styles from './topic-links.module.scss';

/** Rarer ones are found below the articles that have them. */
const MOST = 12;

interface TopicLinksProps {
  readonly topics: readonly ContentTopic[];
  /** The one whose articles are shown; null for all. */
  readonly tag: string | null;
}

/** What is written about, as chips: the most frequent first. */
export function TopicLinks({ topics, tag }: TopicLinksProps) {
  const frequent = topics.slice(0, MOST).map((topic) => topic.tag);
  const isAmong = tag === null || frequent.includes(tag);
  const shown = [null, ...(isAmong ? [] : [tag]), ...frequent];
  return (
    <nav className={styles.topics} aria-label="주제">
      {shown.map((one) => (
        <Link
          key={one ?? ''}
          // From one list to the next: Back leads out of all of them.
          replace={tag !== null}
          to={one === null ? PATH.feed : PATH.feedTag(one)}
          className={classNames(styles.topic, one === tag && styles.chosen)}
          aria-current={one === tag ? 'page' : undefined}
        >
          {one ?? '전체'}
        </Link>
      ))}
    </nav>
  );
}
