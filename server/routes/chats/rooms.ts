import { chatMuteBody, chatPlaceBody, openChatBody } from '#contract/chat-bodies';
import { chatListQuery, chatParams, messageParams } from '#contract/chat-queries';
import {
  chatMuteReply,
  chatReply,
  chatsReply,
  hiddenMessageReply,
  leftChatReply,
} from '#contract/chats';
import { presentRoom } from '../../chats/present-chat';
import { NEVER_KEPT } from '../../http/answers/never-kept';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';
import { openedOf, valueOf } from './refuse';

const READ = { ...MEMBERS_ONLY, ...NEVER_KEPT };

/** Rooms of the one who asks (spec/readings R45). */
export function ownChats(app: Api, deps: AppDeps): void {
  const { chats } = deps;
  app.post(
    '/v2/chats',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary:
          'Opens the room about a deal, a house whose advertiser is a member, or with a mate',
        description:
          'There is one for each listing and member, and one of two mates: opened again it is the same. That of mates opens once both agreed, whatever became of their listings.',
        body: openChatBody,
        response: { 200: chatReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      // Only what is new reaches somebody: one that is there is looked up.
      if (!(await chats.isThere(memberId, request.body)))
        await app.writeLimits.toOthers(request, memberId);
      const id = openedOf(await chats.open(memberId, request.body));
      return { item: presentRoom(deps, valueOf(await chats.one(memberId, id))) };
    },
  );
  app.get(
    '/v2/chats',
    {
      config: READ,
      schema: {
        tags: ['chats'],
        summary: 'Rooms in which something was said, the last of them first, a page at a time',
        querystring: chatListQuery,
        response: { 200: chatsReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      const { limit, cursor = null } = request.query;
      const { items, ...page } = await chats.list(memberId, { limit, cursor });
      return { result: items.map((room) => presentRoom(deps, room)), page };
    },
  );
  app.get(
    '/v2/chats/:id',
    {
      config: READ,
      schema: {
        tags: ['chats'],
        summary: 'A room of the one who asks',
        params: chatParams,
        response: { 200: chatReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      return {
        item: presentRoom(deps, valueOf(await chats.one(memberId, request.params.id))),
      };
    },
  );
}

/** What one does with a room for oneself. */
export function keepChat(app: Api, deps: AppDeps): void {
  const { chats } = deps;
  app.put(
    '/v2/chats/:id/mute',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Whether one is told of what comes in a room',
        params: chatParams,
        body: chatMuteBody,
        response: { 200: chatMuteReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      const { isMuted } = request.body;
      valueOf(await chats.mute(memberId, id, isMuted));
      return { item: { id, isMuted } };
    },
  );
  app.put(
    '/v2/chats/:id/place',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Whether the other one may see where the building of one’s own room is',
        description: 'They read it in exactPlace of the deal, without its unit.',
        params: chatParams,
        body: chatPlaceBody,
        response: { 200: chatReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await chats.openPlace(memberId, id, request.body.isOpen));
      return { item: presentRoom(deps, valueOf(await chats.one(memberId, id))) };
    },
  );
  app.delete(
    '/v2/chats/:id/messages/:number',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Takes a message away from oneself alone; again it changes nothing',
        params: messageParams,
        response: { 200: hiddenMessageReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id, number } = request.params;
      valueOf(await chats.hide(memberId, id, number));
      return { item: { id, number } };
    },
  );
  app.delete(
    '/v2/chats/:id',
    {
      config: MEMBERS_ONLY,
      schema: {
        tags: ['chats'],
        summary: 'Leaves a room: it and all that was said in it is hidden from oneself alone',
        description: 'What is said in it later shows it again, from there on.',
        params: chatParams,
        response: { 200: leftChatReply },
      },
    },
    async (request) => {
      const { memberId } = memberOf(request);
      await app.writeLimits.own(request, memberId);
      const { id } = request.params;
      valueOf(await chats.leave(memberId, id));
      return { item: { id } };
    },
  );
}
