import styles from './plain-search.module.scss';

interface PlainSearchProps {
  /** The path that is asked with `q`. */
  readonly action: string;
  /** What can be looked for. */
  readonly label: string;
}

/** The search of a page without script: the server answers it. */
export function PlainSearch({ action, label }: PlainSearchProps) {
  return (
    <noscript>
      <form action={action} className={styles.form}>
        <input
          type="search"
          name="q"
          required
          maxLength={50}
          aria-label={label}
          placeholder={label}
        />
        <button type="submit">검색</button>
      </form>
    </noscript>
  );
}
