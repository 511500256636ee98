import styles from './plain-search.module.scss';

/** Looks for a place on a page without script: the server leads to it. */
export function PlainSearch() {
  return (
    <noscript>
      <form action="/map/find" className={styles.form}>
        <input
          type="search"
          name="q"
          required
          maxLength={50}
          aria-label="지역, 지하철역, 대학교"
          placeholder="지역, 지하철역, 대학교"
        />
        <button type="submit">검색</button>
      </form>
    </noscript>
  );
}
