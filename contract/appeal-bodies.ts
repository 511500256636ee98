import * as z from 'zod/mini';
import { ID_FORM, MODERATED } from '#core';

const KIND_ERROR = `kind: ${Object.values(MODERATED).join(', ')} 가운데 하나로 보내 주세요.`;
const ID_ERROR = 'id: 번호를 다시 확인해 주세요.';
const TEXT_ERROR = 'text: 다시 봐야 하는 까닭을 글로 보내 주세요.';

/** POST /v2/me/appeals; how long the text may be is refused behind it, in a person's words. */
export const appealBody = z.object(
  {
    kind: z.enum(MODERATED, { error: KIND_ERROR }),
    id: z.string({ error: ID_ERROR }).check(z.regex(ID_FORM, { error: ID_ERROR })),
    text: z.string({ error: TEXT_ERROR }),
  },
  { error: '요청 값을 확인해 주세요.' },
);
