import { checkChatText, MOST_CHAT_PICTURES, type MessageQuery } from '#core';
import { chatReadBody, messageBody, visitBody } from '#contract/chat-bodies';
import { chatParams, messagesQuery } from '#contract/chat-queries';
import { chatReadReply, chatReply, messageReply, messagesReply } from '#contract/chats';
import { presentMessage, presentRoom } from '../../chats/present-chat';
import { Refusal } from '../../errors';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { SENT_AGAIN, sendingOf } from '../../http/requests/sending';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { onceInRooms } from './count-once';
import { valueOf } from './refuse';

/** What is kept of a message. @throws Refusal where it is none. */
function readMessage(typed: string, pictureIds: readonly string[]) {
  const checked = checkChatText(typed, pictureIds.length);
  if (!checked.ok) throw new Refusal('chat-fault', 'text', checked.message);
  if (pictureIds.length > MOST_CHAT_PICTURES)
    throw new Refusal(
      'chat-fault',
      'pictureIds',
      `사진은 ${MOST_CHAT_PICTURES}장까지 보낼 수 있어요.`,
    );
  return { text: checked.text, pictureIds: [...new Set(pictureIds)] };
}

/** What is said in a room (spec/readings R45). */
export function chatMessages(app: Api, deps: AppDeps): void {
  const { chats } = deps;
  const count = onceInRooms(app, deps);
  app.get(
    '/v2/chats/:id/messages',
    {
      config: { ...MEMBERS_ONLY, ...NEVER_KEPT },
      schema: {
        tags: ['chats'],
        summary: 'Messages of a room next to each other, in the order of their numbers',
        description:
          'After a number, else before one, which itself is not among them; else the last ones.',
        params: chatParams,
        querystring: messagesQuery,
        response: { 200: messagesReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      const { after, before = null, limit } = request.query;
      const query: MessageQuery = after === undefined ? { before, limit } : { after, limit };
      const found = valueOf(await chats.messages(memberId, request.params.id, query));
      const { items, ...page } = found;
      return { result: items.map((message) => presentMessage(deps, message)), page };
    },
  );
  app.post(
    '/v2/chats/:id/messages',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Says something in a room',
        description: `${SENT_AGAIN} What is answered is written.`,
        params: chatParams,
        body: messageBody,
        response: { 200: messageReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      const sending = sendingOf(request);
      await count(request, { id: request.params.id, key: sending.key });
      const draft = readMessage(request.body.text, request.body.pictureIds);
      const said = valueOf(await chats.send(memberId, request.params.id, draft, sending));
      return { item: presentMessage(deps, said) };
    },
  );
}

/** How far one has read, and where two stand with a visit. */
export function chatStanding(app: Api, deps: AppDeps): void {
  const { chats } = deps;
  const count = onceInRooms(app, deps);
  app.put(
    '/v2/chats/:id/read',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Says up to which number one has read, on every device',
        params: chatParams,
        body: chatReadBody,
        response: { 200: chatReadReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.read(request, memberId);
      const { id } = request.params;
      return { item: { id, read: valueOf(await chats.read(memberId, id, request.body.upTo)) } };
    },
  );
  app.put(
    '/v2/chats/:id/visit',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Proposes or moves a visit, agrees to the time that stands, or calls it off',
        description: SENT_AGAIN,
        params: chatParams,
        body: visitBody,
        response: { 200: chatReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      const sending = sendingOf(request);
      const { id } = request.params;
      await count(request, { id, key: sending.key });
      const { state, at } = request.body;
      const wish = { state, at: Date.parse(at) };
      valueOf(await chats.visit(memberId, id, wish, sending));
      return { item: presentRoom(deps, valueOf(await chats.one(memberId, id))) };
    },
  );
}
