import type { ConditionRank } from '#core';
import { Skeleton } from '../../../components/state/Skeleton';
import styles from './my-fit.module.scss';

/** A line of what a rank asks, and what stands above such lines. */
const LINE_PX = 22;
const RANK_PX = 48;
const HEAD_PX = 72;

/**
 * The room of a verdict on a page that the server drew: it knows no person, but the page's first script
 * knows whether this device does.
 */
export function FitBones({ ranks }: { readonly ranks: readonly ConditionRank[] }) {
  return (
    <div className={styles.bones} aria-hidden="true">
      <Skeleton height={HEAD_PX} radius={12} />
      {ranks.map(({ conditions }, index) => (
        <Skeleton key={index} height={RANK_PX + conditions.length * LINE_PX} radius={12} />
      ))}
      <Skeleton height={20} width="80%" />
    </div>
  );
}
