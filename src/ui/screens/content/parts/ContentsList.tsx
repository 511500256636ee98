import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentHeading } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import type { ArticleReading } from '../article-reading';
import styles from './contents-list.module.scss';

interface ContentsListProps {
  /** The article's. */
  readonly id: string;
  readonly parts: readonly DocumentHeading[];
  readonly reading: ArticleReading;
}

/** Fewer are seen without a list. */
const FEWEST = 2;

/** Where the parts of an article stand: above the text, in wide windows beside it. */
export const ContentsList = observer(function ContentsList(props: ContentsListProps) {
  const { id, parts, reading } = props;
  const { hash } = useLocation();
  // Opened at a part; a press in the list goes there by itself.
  useEffect(() => {
    if (hash !== '') showPart(anchorIn(hash));
  }, [hash]);
  if (parts.length < FEWEST) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents-list">
      <h2 id="contents-list">목차</h2>
      <ol>
        {parts.map(({ anchor, text }, index) => {
          const isCurrent = reading.current === anchor;
          return (
            <li key={anchor}>
              <Link
                replace
                to={`${PATH.content(id)}#${encodeURIComponent(anchor)}`}
                className={classNames(styles.part, isCurrent && styles.current)}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={() => {
                  showPart(anchor);
                }}
              >
                <b>{index + 1}</b>
                <span>{text}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

/** Scrolls to a part, and lets a screen reader go on there. */
function showPart(anchor: string): void {
  const heading = document.getElementById(anchor);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The anchor that an address names; one that was mangled on its way names none. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
