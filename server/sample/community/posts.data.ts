import { BOARD, type BoardCode } from '#core';
import { TIP_1 } from './tip-1.data';
import { TIP_2 } from './tip-2.data';
import { TIP_3 } from './tip-3.data';
import { TIP_4 } from './tip-4.data';
import { TIP_5 } from './tip-5.data';
import type { SamplePost } from './sample-post';

/** What the sample's people wrote, board by board. */
export const SAMPLE_POSTS: readonly {
  readonly board: BoardCode;
  readonly posts: readonly SamplePost[];
}[] = [{ board: BOARD.TIP, posts: [...TIP_1, ...TIP_2, ...TIP_3, ...TIP_4, ...TIP_5] }];
