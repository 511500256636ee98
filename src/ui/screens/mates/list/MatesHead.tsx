import { groupThousands, MATE_SORT, type MateSide, type MateSort } from '#core';
import { ListHead, PeopleWord } from '../../../widgets/dong-list/ListHead';
import { WayToHabits } from '../../../widgets/mate-parts/WayToHabits';
import type { ReadyMates } from '../ask-mates';

const NAMES: Readonly<Record<MateSide, string>> = {
  HAS: '방 있는 메이트',
  WANT: '방 구하는 메이트',
};

const { fit, newest, price } = MATE_SORT;

const SORTS: Readonly<Record<MateSort, string>> = {
  [fit]: '나와 맞는 순',
  [newest]: '최신순',
  [price]: '가격순',
};

/** Who has written nothing of themselves is told nothing of how they fit: the newest stand first. */
const OTHER_SORTS = { [newest]: '최신순', [price]: '가격순' } as const;

interface MatesHeadProps {
  /** Null while nothing is known. */
  readonly list: ReadyMates | null;
  readonly side: MateSide;
  readonly sort: MateSort;
  readonly onSort: (sort: MateSort) => void;
}

/** Whether those of a list are compared with who reads it. */
export const isCompared = (list: Pick<ReadyMates, 'items'> | null): boolean =>
  list?.items.some((mate) => mate.fit !== null) ?? false;

/** How many there are, in which order, and with what of one's own they are compared. */
export function MatesHead({ list, side, sort, onSort }: MatesHeadProps) {
  const head = { name: NAMES[side], count: list && `${groupThousands(list.total)}명` };
  if (isCompared(list))
    return (
      <ListHead {...head} sort={sort} sortNames={SORTS} onSort={onSort}>
        <PeopleWord>내가 쓴 생활과 견줘서 보여 드려요</PeopleWord>
      </ListHead>
    );
  return (
    <ListHead
      {...head}
      sort={sort === price ? price : newest}
      sortNames={OTHER_SORTS}
      onSort={onSort}
    >
      <PeopleWord>
        생활 7가지를 적으면 맞는 점을 보여 드려요 <WayToHabits />
      </PeopleWord>
    </ListHead>
  );
}
