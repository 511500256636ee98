import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Link } from '../components/link/Link';
import { Icon } from '../components/icon/Icon';
import { LogoMark } from '../components/icon/Logo';
import { ORDINARY_LOGIN } from '../stores/popups/props/login-props';
import { useIsAttached } from '../components/attached/use-is-attached';
import { classNames } from '../styles/class-names';
import { isWithin, PHONE_TABS, TOP_MORE, TOP_NAVIGATION } from '../ground/areas';
import styles from './navigation.module.scss';
import { PATH } from '../ground/paths';
import { useServices } from '../ground/services';
import { BellWithPanel } from '../widgets/notification-bell/BellWithPanel';
import { UnreadChats } from '../widgets/chat-link/UnreadChats';
import { SearchLink } from '../widgets/search-link/SearchLink';

/** The bar at the top of windows from 768 px on. */
export function TopNavigation() {
  const { pathname } = useLocation();
  return (
    <header className={styles.top}>
      <Link to={PATH.home} className={styles.logo} aria-label="한칸 홈">
        <LogoMark />
        한칸
      </Link>
      <nav aria-label="주 메뉴">
        {TOP_NAVIGATION.map((area) => (
          <Link
            key={area.path}
            to={area.path}
            aria-current={isWithin(area, pathname) ? 'page' : undefined}
            className={styles.topLink}
          >
            {area.name}
          </Link>
        ))}
      </nav>
      <SearchLink tab={pathname === PATH.notices ? 'notice' : 'all'} />
      <BellWithPanel />
      <Account />
      <Link
        to={TOP_MORE.path}
        aria-current={isWithin(TOP_MORE, pathname) ? 'page' : undefined}
        className={styles.more}
      >
        <Icon name={TOP_MORE.icon} size={20} />
        {TOP_MORE.name}
        <UnreadChats />
      </Link>
    </header>
  );
}

/** Who is there, or the way to log in. */
const Account = observer(function Account() {
  const { session, popups } = useServices().stores;
  const isAttached = useIsAttached();
  if (session.isLogin)
    return (
      <Link to={PATH.more} className={styles.account}>
        {session.session.NICKNAME ?? '내 계정'}
      </Link>
    );
  return (
    <button
      type="button"
      className={classNames(styles.account, !isAttached && styles.visitor)}
      onClick={() => {
        void popups.askOnce('login', ORDINARY_LOGIN);
      }}
    >
      로그인
    </button>
  );
});

/** The tabs at the bottom of a phone. */
export function BottomTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="주 메뉴" className={styles.tabs}>
      {PHONE_TABS.map((area) => {
        const isCurrent = isWithin(area, pathname);
        return (
          <Link
            key={area.path}
            to={area.path}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(styles.tab, isCurrent && styles.current)}
          >
            <Icon name={area.icon} />
            {area.name}
            {area.path === TOP_MORE.path && <UnreadChats />}
          </Link>
        );
      })}
    </nav>
  );
}
