import styles from './photo-slides.module.scss';

/** `3 / 12`, announced as a sentence when it changes. */
export function SlideCount(props: {
  readonly index: number;
  readonly count: number;
  readonly className?: string | undefined;
}) {
  const { index, count, className } = props;
  return (
    <p className={className} role="status">
      <span aria-hidden="true">
        {index + 1} / {count}
      </span>
      <span className={styles.said}>
        사진 {count}장 중 {index + 1}번째
      </span>
    </p>
  );
}
