import { Skeleton, Waiting } from '../components/state/Skeleton';
import { PHONE_TABS, TOP_NAVIGATION, isWithin } from '../ground/areas';
import { Page } from '../ground/Page';
import styles from './frame.module.scss';

const ROWS = [0, 1, 2, 3, 4];

/** A list page that is only passed through (spec/readings R10): its frame, no data and no map. */
export function WaitingPage({ path }: { readonly path: string }) {
  const area = [...TOP_NAVIGATION, ...PHONE_TABS].find((one) => isWithin(one, path));
  const title = area?.name ?? '한칸';
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
