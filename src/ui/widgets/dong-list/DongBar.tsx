import type { ReactNode } from 'react';
import { IconButton } from '../../components/button/IconButton';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import styles from './dong-bar.module.scss';

interface DongBarProps {
  /** 신림동; 직거래 where all are shown. */
  readonly name: string;
  /** Whether it is what the page is called. */
  readonly isTitle?: boolean;
  /** Where those of all dongs are; null where they are shown. */
  readonly toAll: string | null;
  readonly onChoose: () => void;
  /** What is done with them besides. */
  readonly children?: ReactNode;
}

/** Whose deals are shown, which a press chooses, and one way on. */
export function DongBar({ name, isTitle = true, toAll, onChoose, children }: DongBarProps) {
  const { history } = useServices().stores;
  const Title = isTitle ? 'h1' : 'p';
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
      <Title className={styles.name} {...(isTitle && { tabIndex: -1 })}>
        <button type="button" aria-haspopup="dialog" title="동네 고르기" onClick={onChoose}>
          {name}
          <Icon name="chevron-down" size={20} />
        </button>
      </Title>
      {toAll !== null && (
        <Link to={toAll} className={styles.way}>
          모든 동네
        </Link>
      )}
      {children}
    </header>
  );
}
