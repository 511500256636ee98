import * as z from 'zod/mini';

/** A bare key (`?HOUTP`), or its equal in the JSON form. */
const named = z.optional(
  z.literal(['', 'true', true], { error: '코드 목록: 이름만 보내 주세요. (예: ?HOUTP)' }),
);

/** GET /v2/codes?DISCOUNT&HOUTP&GENDR&SUPLY&_switch=B (spec/rules §7, spec/readings R31): the lists by their bare names. */
export const codesQuery = z.strictObject(
  {
    DISCOUNT: named,
    HOUTP: named,
    GENDR: named,
    SUPLY: named,
    _switch: z.optional(z.literal('B', { error: '코드 구분: B로 보내 주세요.' })),
  },
  { error: '코드 목록: DISCOUNT, HOUTP, GENDR, SUPLY 가운데에서 보내 주세요.' },
);
