import { BOARD, type BoardCode } from '#core';
import { HOME_1 } from './home-1.data';
import { HOME_2 } from './home-2.data';
import { HOME_3 } from './home-3.data';
import { HOME_4 } from './home-4.data';
import { HOME_5 } from './home-5.data';
import { NOTICE_1 } from './notice-1.data';
import { NOTICE_2 } from './notice-2.data';
import { NOTICE_3 } from './notice-3.data';
import { NOTICE_4 } from './notice-4.data';
import { TIP_1 } from './tip-1.data';
import { TIP_2 } from './tip-2.data';
import { TIP_3 } from './tip-3.data';
import { TIP_4 } from './tip-4.data';
import { TIP_5 } from './tip-5.data';
import { TOWN_1 } from './town-1.data';
import { TOWN_2 } from './town-2.data';
import { TOWN_3 } from './town-3.data';
import { TOWN_4 } from './town-4.data';
import { WON_1 } from './won-1.data';
import { WON_2 } from './won-2.data';
import type { SamplePost } from './sample-post';

/** What the sample's people wrote, board by board. */
export const SAMPLE_POSTS: readonly {
  readonly board: BoardCode;
  readonly posts: readonly SamplePost[];
}[] = [
  { board: BOARD.TIP, posts: [...TIP_1, ...TIP_2, ...TIP_3, ...TIP_4, ...TIP_5] },
  { board: BOARD.NOTICE, posts: [...NOTICE_1, ...NOTICE_2, ...NOTICE_3, ...NOTICE_4] },
  { board: BOARD.HOME, posts: [...HOME_1, ...HOME_2, ...HOME_3, ...HOME_4, ...HOME_5] },
  { board: BOARD.TOWN, posts: [...TOWN_1, ...TOWN_2, ...TOWN_3, ...TOWN_4] },
  { board: BOARD.WON, posts: [...WON_1, ...WON_2] },
];
