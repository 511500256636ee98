import { BOARD, type BoardCode } from '#core';

/** What a board asks of those who write on it, in one line. */
const PINNED: Readonly<Partial<Record<BoardCode, string>>> = {
  [BOARD.HOME]: '사진에 주소나 얼굴이 보이면 가려 주세요',
  [BOARD.TOWN]: '사는 곳은 동까지만 적어 주세요',
  [BOARD.NOTICE]: '정확한 조건은 공고 원문을 먼저 확인해 주세요',
};

/** Of all boards together as of the one where most is shown by mistake. */
export const pinnedOf = (board: BoardCode | null): string =>
  (board && PINNED[board]) ?? '당첨 후기에 주소와 접수번호는 가려 주세요';
