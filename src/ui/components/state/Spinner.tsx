import styles from './state.module.scss';

/** Turns while something is waited for; the sentence beside it or around it says for what. */
export function Spinner({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
