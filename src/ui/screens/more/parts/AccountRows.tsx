import { observer } from 'mobx-react-lite';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { Spinner } from '../../../components/state/Spinner';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import { moreIcons } from '../more-icons.data';
import { useCertification } from '../use-certification';
import { useLogout } from '../use-logout';
import styles from './account.module.scss';

/** What somebody who is logged in can do with their account. */
export const AccountRows = observer(function AccountRows() {
  const { session } = useServices().stores.session;
  const logout = useLogout();
  const isCertified = session.CERT_YN === 'Y';
  return (
    <section className={styles.rows} aria-labelledby="account">
      <h2 id="account">계정</h2>
      <ul>
        {isCertified ? (
          <li className={styles.row}>
            <Icon shape={moreIcons.certified} />
            본인인증
            <span className={styles.done}>완료</span>
          </li>
        ) : (
          <CertificationRow />
        )}
        <li>
          <Link to={PATH.dealMine} className={styles.row}>
            <Icon name="swap" />
            내 직거래 글
            <Icon name="chevron-right" size={20} className={styles.go} />
          </Link>
        </li>
        <li>
          <Link to={PATH.alarmSettings} className={styles.row}>
            <Icon name="bell" />
            알림 설정
            <Icon name="chevron-right" size={20} className={styles.go} />
          </Link>
        </li>
        <li>
          <Link to={PATH.blocked} className={styles.row}>
            <Icon shape={moreMenuIcons.block} />
            차단한 사람
            <Icon name="chevron-right" size={20} className={styles.go} />
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.row}
            onClick={() => {
              void logout('here');
            }}
          >
            <Icon shape={moreIcons.logout} />
            로그아웃
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles.row}
            onClick={() => {
              void logout('everywhere');
            }}
          >
            <Icon name="device" />
            모든 기기에서 로그아웃
          </button>
        </li>
      </ul>
    </section>
  );
});

function CertificationRow() {
  const { isThere, isBusy, ask } = useCertification();
  if (!isThere) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void ask();
        }}
      >
        <Icon shape={moreIcons.certified} />
        본인인증
        <span className={styles.end}>
          {isBusy ? <Spinner size={18} /> : '인증하기'}
          {!isBusy && <Icon name="chevron-right" size={20} />}
        </span>
      </button>
    </li>
  );
}
