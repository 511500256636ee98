import * as z from 'zod/mini';
import { queryText } from './query-values';

/** GET /v1/inventories?TARGET=: POPUP, or the name of an ad slot (spec/readings R27). */
export const inventoriesQuery = /* @__PURE__ */ z.object({
  TARGET: queryText(
    '광고 자리',
    /^[A-Za-z][A-Za-z0-9_]{0,63}$/,
    'POPUP 또는 광고 자리 이름으로 보내 주세요.',
    'POPUP',
  ),
});

export const inventoriesReply = z.object({
  DATA: z.array(
    z.object({
      ID: z.string(),
      TYPE2: z.string(),
      IMAGE_1: z.string(),
      IMAGE_URL: z.nullable(z.string()),
      LINK_URL: z.string(),
      TITLE: z.string(),
      CONTENT: z.string(),
      EXTRA: z.nullable(z.int()),
    }),
  ),
});
