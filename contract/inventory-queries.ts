import * as z from 'zod/mini';
import { queryText } from './query-values';

/** GET /v1/inventories?TARGET=: POPUP, or the name of an ad slot (spec/readings R27). */
export const inventoriesQuery = z.object({
  TARGET: queryText(
    '광고 자리',
    /^[A-Za-z][A-Za-z0-9_]{0,63}$/,
    'POPUP 또는 광고 자리 이름으로 보내 주세요.',
    'POPUP',
  ),
});
