import styles from './zzim-list.module.scss';

/** As many as a window shows at once. */
const BONES = 6;

/** The server knows no device's list: where this one has some, they are on their way. */
export function ListBones() {
  return (
    <div className={styles.bones} aria-hidden="true">
      {Array.from({ length: BONES }, (_, index) => (
        <span key={index} className={styles.bone} />
      ))}
    </div>
  );
}
