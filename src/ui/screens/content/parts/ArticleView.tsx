import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { headingsOf, type Content } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { ContentRow } from '../../../widgets/content-row/ContentRow';
import { DocumentView } from '../../../widgets/document-view/DocumentView';
import { useReadings } from '../../../widgets/reading/use-readings';
import { ArticleReading } from '../article-reading';
import type { ShownContent } from '../content-answer';
import styles from '../content-page.module.scss';
import { useContentActs } from '../use-content-acts';
import { ContentActs } from './ContentActs';
import { ContentBar } from './ContentBar';
import { ContentHead, CoverView } from './ContentHead';
import { ContentsList } from './ContentsList';
import { ResumeNote } from './ResumeNote';

interface ArticleViewProps extends Pick<ShownContent, 'houses'> {
  readonly content: Content;
}

/** An article: what it is, where things stand in it, the text, and what to read next. */
export const ArticleView = observer(function ArticleView({ content, houses }: ArticleViewProps) {
  const acts = useContentActs(content);
  const text = useRef<HTMLDivElement>(null);
  const readings = useReadings();
  const [parts] = useState(() => headingsOf(content.document).filter(({ level }) => level === 2));
  const [reading] = useState(() => new ArticleReading(readings, content.id, parts));
  useLayoutEffect(() => {
    const element = text.current;
    return element === null ? undefined : reading.follow(element);
  }, [reading]);
  return (
    <>
      <ContentBar content={content} acts={acts} reading={reading} />
      <ContentHead content={content} />
      <ResumeNote reading={reading} />
      <ContentsList id={content.id} parts={parts} reading={reading} />
      <div ref={text} className={styles.text} data-text>
        <CoverView content={content} />
        <DocumentView
          kind="article"
          document={content.document}
          pictures={content.pictures}
          houses={houses}
          onPicture={acts.openPicture}
        />
      </div>
      <footer className={styles.foot}>
        <ul className={styles.tags} aria-label="태그">
          {content.tags.map((tag) => (
            <li key={tag}>
              <Link to={PATH.feedTag(tag)}>#{tag}</Link>
            </li>
          ))}
        </ul>
        <ContentActs content={content} acts={acts} />
      </footer>
      {content.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">이어서 읽을 글</h2>
          <ul>
            {content.related.map((one) => (
              <li key={one.id}>
                <ContentRow content={one} kind="row" level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});
