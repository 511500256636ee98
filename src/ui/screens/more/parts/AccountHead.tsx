import { observer } from 'mobx-react-lite';
import { SNS_TYPE_OF, type Provider } from '#core';
import { useServices } from '../../../ground/services';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { ORDINARY_LOGIN } from '../../../stores/popups/props/login-props';
import { classNames } from '../../../styles/class-names';
import styles from './account.module.scss';

const NAMES: Readonly<Record<Provider, string>> = {
  kakao: '카카오',
  naver: '네이버',
  facebook: '페이스북',
  apple: 'Apple',
};

const providerNames = (codes: readonly string[]): string =>
  (Object.keys(NAMES) as Provider[])
    .filter((one) => codes.includes(SNS_TYPE_OF[one]))
    .map((one) => NAMES[one])
    .join(', ');

/** Who is there: a nickname, or the way to log in. */
export const AccountHead = observer(function AccountHead() {
  const { session: store, popups } = useServices().stores;
  const { session, isLogin } = store;
  const isAttached = useIsAttached();
  if (!isLogin)
    return (
      <section
        className={classNames(styles.head, !isAttached && styles.visitor)}
        aria-label="내 정보"
      >
        <span className={styles.face}>
          <Icon name="person" />
        </span>
        <div className={styles.who}>
          <p className={styles.name}>로그인해 주세요</p>
          <p>쓰던 계정으로 바로 시작할 수 있어요.</p>
        </div>
        <Button
          className={styles.login}
          onClick={() => {
            void popups.askOnce('login', ORDINARY_LOGIN);
          }}
        >
          로그인하기
        </Button>
      </section>
    );
  const names = providerNames(session.SNS_TYPE_CDS ?? []);
  return (
    <section className={styles.head} aria-label="내 정보">
      <span className={styles.face}>
        <Icon name="person" />
      </span>
      <div className={styles.who}>
        <h2 className={styles.name}>{session.NICKNAME ?? '한칸 회원'}</h2>
        {names !== '' && <p>{names} 계정으로 로그인했어요</p>}
      </div>
    </section>
  );
});
