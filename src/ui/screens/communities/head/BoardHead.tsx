import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import {
  boardName,
  LONGEST_SEARCH,
  POST_SORT,
  postListTo,
  type PostListAddress,
  type PostSort,
} from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import { WriteLink } from '../../../widgets/write-link/WriteLink';
import styles from './board-head.module.scss';
import { pinnedOf } from './pinned.data';

interface BoardHeadProps {
  readonly address: PostListAddress;
  readonly linkTo: (part: Partial<PostListAddress>) => string;
  readonly onSearch: (q: string) => void;
}

const SORTS: readonly (readonly [PostSort, string])[] = [
  [POST_SORT.newest, '최신'],
  [POST_SORT.popular, '인기'],
  [POST_SORT.commented, '댓글 많은 순'],
];

/** What the board asks of its writers, the order of the list, and the words that are looked for. */
export function BoardHead({ address, linkTo, onSearch }: BoardHeadProps) {
  const { board, sort, q } = address;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.pinned}>
        <b>공지</b>
        {pinnedOf(board)}
      </p>
      <div className={styles.head}>
        <h2 className={styles.said}>{board === null ? '모든 글' : boardName(board)}</h2>
        <nav className={styles.sorts} aria-label="정렬">
          {SORTS.map(([one, name]) => (
            <Link
              key={one}
              replace
              to={linkTo({ sort: one })}
              className={classNames(styles.sort, one === sort && styles.current)}
              aria-current={one === sort ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <IconButton
          icon="search"
          label="글 찾기"
          size={20}
          className={styles.open}
          aria-expanded={isOpen || q !== ''}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
        {/* On the board that is shown. */}
        <WriteLink
          to={`${PATH.postWrite}${postListTo({ board, sort: POST_SORT.newest, q: '' })}`}
        />
        <SearchForm id={id} address={address} isOpened={isOpen} onSearch={onSearch} />
      </div>
    </>
  );
}

interface SearchFormProps {
  readonly id: string;
  readonly address: PostListAddress;
  /** It was opened by a press, and takes the focus. */
  readonly isOpened: boolean;
  readonly onSearch: (q: string) => void;
}

/** A form of its own: without a script the server answers it. */
function SearchForm({ id, address, isOpened, onSearch }: SearchFormProps) {
  const { board, sort, q } = address;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  // What was typed gives way to what the address says.
  if (asked !== q) {
    setAsked(q);
    setTyped(q);
  }
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  return (
    <form
      id={id}
      role="search"
      action={PATH.communities}
      className={classNames(styles.search, (isOpened || q !== '') && styles.opened)}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      {board !== null && <input type="hidden" name="board" value={board} />}
      {sort !== POST_SORT.newest && <input type="hidden" name="sort" value={sort} />}
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        name="q"
        value={typed}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
        aria-label="게시판에서 찾을 말"
        placeholder={board === null ? '게시판에서 찾기' : `${boardName(board)}에서 찾기`}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      {q !== '' && (
        <IconButton
          icon="clear"
          label="찾는 말 지우기"
          size={20}
          onClick={() => {
            field.current?.focus();
            onSearch('');
          }}
        />
      )}
    </form>
  );
}
