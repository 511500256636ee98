import { useLayoutEffect, useRef } from 'react';
import { sanitisedHtml } from './sanitised-html';
import styles from './server-html.module.scss';

/** Words of the server that may be marked up (spec/rules §8), never shown as they came. */
export function ServerHtml({ html }: { readonly html: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitisedHtml(html));
  }, [html]);
  return <span ref={ref} className={styles.html} />;
}
