import { pageAt, SITE_NAME } from '#core';
import { Skeleton, Waiting } from '../components/state/Skeleton';
import { Page } from '../ground/Page';
import { usePageTitle } from '../ground/use-page-title';
import styles from './frame.module.scss';

const ROWS = [0, 1, 2, 3, 4];

/** A list page that is only passed through (spec/readings R10): its frame, no data and no map. */
export function WaitingPage({ path }: { readonly path: string }) {
  const named = pageAt(path)?.page.title ?? null;
  const title = named ?? SITE_NAME;
  // The window of a page without a name of its own has the product's whole title.
  usePageTitle(named);
  return (
    <Page title={title} parent={null}>
      <Waiting label={`${title} 여는 중`} className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} width="100%" height={88} radius={12} />
        ))}
      </Waiting>
    </Page>
  );
}
