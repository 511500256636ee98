import { classNames } from '../../styles/class-names';
import styles from './state.module.scss';

interface SkeletonProps {
  /** px, or any CSS length. Without one: all there is. */
  readonly width?: number | string;
  /** px. Without one the class says it. */
  readonly height?: number;
  /** px; each has its class in state.module.scss. */
  readonly radius?: 0 | 4 | 6 | 10 | 12 | 20;
  readonly className?: string | undefined;
}

/**
 * Holds the place of something that is on its way, in the final size. Silent: see `Waiting`. A
 * picture, because a page that was drawn on the server may hold no style attribute.
 */
export function Skeleton({ width = '100%', height, radius = 6, className }: SkeletonProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.skeleton, styles[`round${radius}`], className)}
      width={width}
      height={height}
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
