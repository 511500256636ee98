import { SEARCH_TAB, type SearchTab } from '#core';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import styles from './found.module.scss';

interface FoundBonesProps {
  readonly label: string;
  readonly rows: number;
  /** What comes. */
  readonly tab: SearchTab;
}

/** Rows in the shape of what comes. */
export function FoundBones({ label, rows, tab }: FoundBonesProps) {
  return (
    <Waiting label={label}>
      {Array.from({ length: rows }, (_, at) => (
        <Row key={at} tab={tab} />
      ))}
    </Waiting>
  );
}

function Row({ tab }: Pick<FoundBonesProps, 'tab'>) {
  if (tab === SEARCH_TAB.post)
    return (
      <div className={styles.words}>
        <Skeleton width="64%" height={20} />
        <Skeleton width="92%" height={40} />
        <Skeleton width="36%" height={20} />
      </div>
    );
  if (tab === SEARCH_TAB.deal) return <HouseCardSkeleton />;
  const isArticle = tab === SEARCH_TAB.content;
  return (
    <div className={isArticle ? styles.article : styles.row}>
      {isArticle ? (
        <Skeleton width={96} height={72} radius={10} />
      ) : (
        <Skeleton width={36} height={36} radius={10} />
      )}
      <div className={styles.bones}>
        <Skeleton width="72%" height={16} />
        <Skeleton width="48%" height={14} />
      </div>
    </div>
  );
}
