import * as z from 'zod/mini';
import { DONG_CODE_FORM } from '#core';
import { queryText, withExample } from './query-values';

const whole = (label: string, least: number, most: number, example: number) => {
  const error = `${label}: ${String(least)} 이상 ${String(most)} 이하의 정수로 보내 주세요.`;
  return withExample(
    z.pipe(
      z.string({ error }).check(z.regex(/^\d{1,8}$/, { error })),
      z.pipe(
        z.transform(Number),
        z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error })),
      ),
    ),
    example,
  );
};

/** The zooms that have tiles; a pixel of the last one is finer than the boundaries are. */
export const TILE_ZOOMS = { first: 4, last: 13 } as const;
const LAST_TILE = 2 ** TILE_ZOOMS.last - 1;

/**
 * GET /v2/map/tiles/{z}/{x}/{y}; the example holds nearly all of Korea. 404 for a tile beyond the
 * edge of its zoom, which has 2^z columns and rows.
 */
export const tileParams = z.object({
  z: whole('z', TILE_ZOOMS.first, TILE_ZOOMS.last, 6),
  x: whole('x', 0, LAST_TILE, 54),
  y: whole('y', 0, LAST_TILE, 24),
});

/** What its version is called, so that the answer may be kept for ever. */
export const tileQuery = z.object({
  v: z.optional(queryText('v', /^\d{1,15}$/, '지도 주소에 있는 그대로 보내 주세요.', '1')),
});

/** GET /v2/map/dongs/{code} */
export const dongParams = z.object({
  code: queryText('code', DONG_CODE_FORM, '법정동 코드 열 자리를 보내 주세요.', '1162010200'),
});
