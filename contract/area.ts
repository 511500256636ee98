import * as z from 'zod/mini';
import { DONG_CODE_FORM } from '#core';

/** The fields of a dong, as an address names it. */
export const areaFields = {
  dongliCode: z.string().check(z.regex(DONG_CODE_FORM)),
  sido: z.string(),
  sigungu: z.string(),
  dong: z.string(),
};
