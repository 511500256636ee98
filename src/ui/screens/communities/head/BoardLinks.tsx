import { boardName, BOARDS, type BoardCode, type PostListAddress } from '#core';
import { Link } from '../../../components/link/Link';
import { classNames } from '../../../styles/class-names';
import styles from './board-links.module.scss';

interface BoardLinksProps {
  readonly board: BoardCode | null;
  readonly linkTo: (part: Partial<PostListAddress>) => string;
}

const ALL: readonly (BoardCode | null)[] = [null, ...BOARDS];

/** The boards: a row of chips on phones, a column at the left in wide windows. */
export function BoardLinks({ board, linkTo }: BoardLinksProps) {
  return (
    <nav className={styles.boards} aria-label="게시판">
      {ALL.map((one) => (
        <Link
          key={one ?? ''}
          replace
          to={linkTo({ board: one })}
          className={classNames(styles.board, one === board && styles.chosen)}
          aria-current={one === board ? 'page' : undefined}
        >
          {one === null ? '전체' : boardName(one)}
        </Link>
      ))}
    </nav>
  );
}
