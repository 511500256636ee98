import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { WriteLink } from '../../../widgets/write-link/WriteLink';
import styles from './deals-bar.module.scss';

interface DealsBarProps {
  /** 신림동; 직거래 where all are shown. */
  readonly name: string;
  /** Where those of all dongs are; null where they are shown. */
  readonly toAll: string | null;
  readonly onChoose: () => void;
}

/** Whose deals are shown, which a press chooses, and one way on. */
export function DealsBar({ name, toAll, onChoose }: DealsBarProps) {
  const { history } = useServices().stores;
  return (
    <header className={styles.bar}>
      <IconButton
        icon="chevron-left"
        label="뒤로"
        className={styles.back}
        onClick={() => {
          history.back(PATH.home);
        }}
      />
      <h1 tabIndex={-1}>
        <button type="button" aria-haspopup="dialog" title="동네 고르기" onClick={onChoose}>
          {name}
          <Icon name="chevron-down" size={20} />
        </button>
      </h1>
      {toAll === null ? (
        <Link to={PATH.mate} className={classNames(styles.way, styles.onlyPhone)}>
          메이트
        </Link>
      ) : (
        <Link to={toAll} className={styles.way}>
          모든 동네
        </Link>
      )}
      <WriteLink to={PATH.directWrite} />
    </header>
  );
}
