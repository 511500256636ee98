import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './guide-banner.module.scss';

/** Leads who reads notices for the first time to the guide. */
export function GuideBanner() {
  return (
    <Link to={PATH.youthGuide} className={styles.banner}>
      <div>
        <b>
          처음이라면
          <br />
          공고 읽는 법부터
        </b>
        <small>순위·소득·자산을 5분에 정리했어요</small>
      </div>
      <span className={styles.picture} />
    </Link>
  );
}
