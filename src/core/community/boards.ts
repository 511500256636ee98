import { BOARD, type BoardCode } from './post';

/** What each board is called (spec/readings R35), in the order in which they are offered. */
const NAMES: ReadonlyMap<BoardCode, string> = new Map([
  [BOARD.HOME, '집 고민'],
  [BOARD.TOWN, '동네 질문'],
  [BOARD.NOTICE, '공고 질문'],
  [BOARD.WON, '당첨 후기'],
  [BOARD.TIP, '자취 꿀팁'],
]);

/** The boards in the order in which they are offered. */
export const BOARDS: readonly BoardCode[] = [...NAMES.keys()];

/** What a board is called; of a code that nobody knows yet it is 커뮤니티. */
export const boardName = (code: string): string => {
  const board = BOARDS.find((one) => one === code);
  return (board && NAMES.get(board)) ?? '커뮤니티';
};
