import { useIsAttached } from '../attached/use-is-attached';
import { classNames } from '../../styles/class-names';
import styles from './state.module.scss';

interface SkeletonProps {
  /** px, or any CSS length. Without one: all there is. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number;
  readonly className?: string | undefined;
}

/**
 * Holds the place of something that is on its way, in the final size. Silent: see `Waiting`. On a page
 * that the server drew its class alone says its size, until it is attached.
 */
export function Skeleton({ width, height, radius = 6, className }: SkeletonProps) {
  const isAttached = useIsAttached();
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      style={isAttached ? { width, height, borderRadius: radius } : undefined}
    />
  );
}

/** Wraps skeletons: says once to a screen reader that something is loading. */
export function Waiting({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}
