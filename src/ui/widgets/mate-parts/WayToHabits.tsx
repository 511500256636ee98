import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import styles from './way-to-habits.module.scss';

/** Who has written of themselves is compared with others. */
export function WayToHabits() {
  return (
    <Link to={PATH.mateWrite} className={styles.way}>
      적기
    </Link>
  );
}
