import * as z from 'zod/mini';
import { MOBILE_PHONE, PHONE_ERROR } from '#core';

/** POST /v1/install-link (spec/rules §7): the mobile number that is sent the link; not kept. */
export const installLinkBody = z.object(
  {
    HP_NO: z.string({ error: PHONE_ERROR }).check(z.regex(MOBILE_PHONE, { error: PHONE_ERROR })),
  },
  { error: '요청 값을 확인해 주세요.' },
);
