import styles from './photo-carousel.module.scss';

/** A house without a picture: a drawing of an empty room, and what to do. */
export function NoPhoto() {
  return (
    <div className={styles.none}>
      <svg width="148" height="96" viewBox="0 0 148 96" aria-hidden="true" focusable="false">
        <path
          d="M14 8h120v80H14zM14 88l28-24h64l28 24M42 64V8M106 64V8M60 20h28v24H60zM74 20v24M60 32h28"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <p>사진 준비 중</p>
      <p className={styles.hint}>궁금한 곳은 문의해서 사진을 받아 보세요.</p>
    </div>
  );
}
