import * as z from 'zod/mini';
import { ID_FORM, VISIT_STATE } from '#core';

const said = (name: string, wish: string) => ({ error: `${name}: ${wish}` });
const BODY = { error: '요청 값을 확인해 주세요.' };

const id = (name: string) => {
  const error = said(name, '번호를 다시 확인해 주세요.');
  return z.string(error).check(z.regex(ID_FORM, error));
};
const number = (name: string) => {
  const error = said(name, '0 이상의 정수로 보내 주세요.');
  return z.int(error).check(z.gte(0, error));
};

/** POST /v2/chats: about a deal, a house whose advertiser is a member, or what two mates agreed on. */
export const openChatBody = z.union(
  [
    z.object({ dealId: id('dealId') }),
    z.object({ houseId: id('houseId') }),
    z.object({ requestId: id('requestId') }),
  ],
  said('dealId', 'dealId, houseId, requestId 가운데 하나를 보내 주세요.'),
);

/** POST /v2/chats/{id}/messages. What is wrong with a text is said behind it, in a person's words. */
export const messageBody = z.object(
  {
    text: z.string(said('text', '글로 보내 주세요.')),
    pictureIds: z._default(
      z.array(id('pictureIds'), said('pictureIds', '목록으로 보내 주세요.')),
      [],
    ),
  },
  BODY,
);

/** PUT /v2/chats/{id}/read */
export const chatReadBody = z.object({ upTo: number('upTo') }, BODY);

/** PUT /v2/chats/{id}/mute */
export const chatMuteBody = z.object(
  { isMuted: z.boolean(said('isMuted', 'true나 false로 보내 주세요.')) },
  BODY,
);

/** PUT /v2/chats/{id}/place */
export const chatPlaceBody = z.object(
  { isOpen: z.boolean(said('isOpen', 'true나 false로 보내 주세요.')) },
  BODY,
);

const AT = said('at', '2026-11-28T15:00:00+09:00처럼 보내 주세요.');
const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
/** A moment with its zone. */
const MOMENT = new RegExp(String.raw`^${DAY}T${TIME}(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-]${TIME})$`);

/** PUT /v2/chats/{id}/visit */
export const visitBody = z.object(
  {
    state: z.enum(
      VISIT_STATE,
      said('state', `${Object.values(VISIT_STATE).join(', ')} 가운데 하나로 보내 주세요.`),
    ),
    at: z.string(AT).check(z.regex(MOMENT, AT)),
  },
  BODY,
);
