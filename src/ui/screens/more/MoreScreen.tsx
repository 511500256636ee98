import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { Link } from '../../components/link/Link';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { Segmented } from '../../components/field/Segmented';
import { Icon, type IconName } from '../../components/icon/Icon';
import type { ThemeChoice } from '../../stores/theme-store';
import { UnreadCount } from '../../widgets/chat-link/UnreadCount';
import styles from './more.module.scss';
import { AccountHead } from './parts/AccountHead';
import { AccountRows } from './parts/AccountRows';

const THEMES: readonly { readonly value: ThemeChoice; readonly name: string }[] = [
  { value: 'system', name: '기기 설정' },
  { value: 'light', name: '밝게' },
  { value: 'dark', name: '어둡게' },
];

const LINKS: readonly { readonly to: string; readonly name: string; readonly icon: IconName }[] = [
  { to: PATH.notifications, name: '알림', icon: 'bell' },
  { to: PATH.chats, name: '채팅', icon: 'chat' },
  { to: PATH.checklists, name: '체크리스트', icon: 'checklist' },
  { to: PATH.calculator, name: '계산기', icon: 'calculator' },
  { to: PATH.feed, name: '피드', icon: 'book' },
  { to: PATH.communities, name: '커뮤니티', icon: 'talk' },
  { to: PATH.deal, name: '직거래', icon: 'swap' },
  { to: PATH.mate, name: '메이트', icon: 'people' },
];

/** The account, what fits into no tab, and the look of the app. */
export const MoreScreen = observer(function MoreScreen() {
  const { theme, session } = useServices().stores;
  return (
    <Page title={APP_PAGES.more.title} parent={null}>
      <div className={styles.account}>
        <AccountHead />
        {session.isLogin && <AccountRows />}
      </div>
      <section className={styles.section} aria-labelledby="theme">
        <h2 id="theme">화면 밝기</h2>
        <Segmented
          label="화면 밝기"
          options={THEMES}
          value={theme.choice}
          onChange={(choice) => {
            theme.choose(choice);
          }}
        />
        <p>기기 설정을 고르면 휴대폰이나 컴퓨터의 밝기 설정을 따라가요.</p>
      </section>
      <section className={styles.section} aria-labelledby="areas">
        <h2 id="areas">바로 가기</h2>
        <ul>
          {LINKS.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={styles.link}>
                <Icon name={link.icon} />
                {link.name}
                {link.to === PATH.chats && <UnreadCount />}
                <Icon name="chevron-right" size={20} className={styles.go} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="device">
        <h2 id="device">이 기기</h2>
        <ul>
          <li>
            <Link to={PATH.offline} className={styles.link}>
              <Icon name="offline" />
              {APP_PAGES.offline.title}
              <Icon name="chevron-right" size={20} className={styles.go} />
            </Link>
          </li>
        </ul>
      </section>
      <p className={styles.about}>프로필, 공지사항과 설정은 준비하고 있어요. 곧 이곳에서 만나요.</p>
    </Page>
  );
});
