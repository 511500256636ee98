import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { HouseTile } from '../../../widgets/house-card/HouseTile';
import type { HouseStore } from '../house-store';
import { Section } from './Section';
import styles from './similar-houses.module.scss';

/** Houses like this one, in a row that is swiped. */
export const SimilarHouses = observer(function SimilarHouses({
  store,
}: {
  readonly store: HouseStore;
}) {
  const similar = store.similar.state;
  return (
    <Section title="비슷한 집" onScreenOnly>
      {similar.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            <ErrorWords error={similar.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.similar.load()}>
            다시 불러오기
          </Button>
        </div>
      )}
      {(similar.kind === 'idle' || similar.kind === 'loading') && (
        <Waiting label="비슷한 집을 불러오는 중이에요." className={styles.row}>
          {[0, 1, 2].map((index) => (
            <div key={index} className={styles.bone}>
              <Skeleton height={120} radius={12} />
              <Skeleton width="70%" height={18} />
              <Skeleton width="90%" height={14} />
              <Skeleton width="60%" height={14} />
            </div>
          ))}
        </Waiting>
      )}
      {similar.kind === 'ready' && similar.value.length === 0 && (
        <p className={styles.none}>이 근처에는 비슷한 집이 아직 없어요.</p>
      )}
      {similar.kind === 'ready' && similar.value.length > 0 && (
        <ul className={styles.row}>
          {similar.value.map((house) => (
            <li key={house.id}>
              <HouseTile house={house} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
});
