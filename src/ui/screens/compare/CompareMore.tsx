import { MOST_COMPARED } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { PATH } from '../../ground/paths';
import styles from './compare.module.scss';

interface CompareMoreProps {
  readonly codes: readonly string[];
  /** Told before a list is gone to. */
  readonly onGo: () => void;
}

const LISTS = [
  { name: '지도에서', to: PATH.map },
  { name: '직거래에서', to: PATH.deal },
  { name: '찜에서', to: PATH.zzim },
];

/** Where more can be chosen, as long as there is room. */
export function CompareMore({ codes, onGo }: CompareMoreProps) {
  const room = MOST_COMPARED - codes.length;
  if (room <= 0) return null;
  return (
    <section className={styles.more} aria-label="더 담기">
      <p>
        {codes.length === 1 ? '한 곳 더 담으면 비교할 수 있어요.' : `${room}곳 더 담을 수 있어요.`}
      </p>
      <div className={styles.lists}>
        {LISTS.map(({ name, to }) => (
          <ButtonLink key={to} kind="outline" icon="plus" to={to} onClick={onGo}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
