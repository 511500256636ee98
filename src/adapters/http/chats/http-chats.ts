import {
  isId,
  type Cancellation,
  type ChatAbout,
  type ChatDraft,
  type ChatMessage,
  type ChatPage,
  type ChatRoom,
  type Chats,
  type MessagePage,
  type MessageQuery,
  type VisitWish,
} from '#core';
import {
  chatMuteReply,
  chatReadReply,
  chatReply,
  chatsReply,
  hiddenMessageReply,
  leftChatReply,
  messageReply,
  messagesReply,
} from '#contract/chats';
import type { HttpClient } from '../client/http-client';
import { nullWhenNone } from '../client/null-when-none';

const PATH = '/v2/chats';
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** {@link Chats} of the API. A page lists and reads rooms by itself; the rest a person has pressed. */
export class HttpChats implements Chats {
  constructor(private readonly client: HttpClient) {}

  async open(about: ChatAbout): Promise<ChatRoom> {
    return (await this.client.post({ path: PATH, body: { ...about }, reply: chatReply })).item;
  }

  async list(
    { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
    cancel?: Cancellation,
  ): Promise<ChatPage> {
    const { result, page } = await this.client.get({
      path: PATH,
      params: { limit, ...(cursor !== null && { cursor }) },
      reply: chatsReply,
      cancel,
      byItself: true,
    });
    return { items: result, ...page };
  }

  async one(id: string, cancel?: Cancellation): Promise<ChatRoom | null> {
    if (!isId(id)) return null;
    const asked = this.client.get({
      path: pathOf(id),
      reply: chatReply,
      cancel,
      byItself: true,
    });
    return (await nullWhenNone(asked))?.item ?? null;
  }

  async messages(id: string, query: MessageQuery, cancel?: Cancellation): Promise<MessagePage> {
    const { limit } = query;
    const from =
      'after' in query
        ? { after: query.after }
        : query.before === null
          ? {}
          : { before: query.before };
    const { result, page } = await this.client.get({
      path: `${pathOf(id)}/messages`,
      params: { limit, ...from },
      reply: messagesReply,
      cancel,
      byItself: true,
    });
    return { items: result, ...page };
  }

  async send(id: string, { text, pictureIds }: ChatDraft, key: string): Promise<ChatMessage> {
    const { item } = await this.client.post({
      path: `${pathOf(id)}/messages`,
      body: { text, pictureIds: [...pictureIds] },
      idempotencyKey: key,
      reply: messageReply,
    });
    return item;
  }

  async read(id: string, upTo: number): Promise<void> {
    await this.client.put({
      path: `${pathOf(id)}/read`,
      body: { upTo },
      reply: chatReadReply,
      byItself: true,
    });
  }

  async mute(id: string, isMuted: boolean): Promise<void> {
    await this.client.put({ path: `${pathOf(id)}/mute`, body: { isMuted }, reply: chatMuteReply });
  }

  async openPlace(id: string, isOpen: boolean): Promise<ChatRoom> {
    const { item } = await this.client.put({
      path: `${pathOf(id)}/place`,
      body: { isOpen },
      reply: chatReply,
    });
    return item;
  }

  async hide(id: string, number: number): Promise<void> {
    const path = `${pathOf(id)}/messages/${number}`;
    await this.client.delete({ path, reply: hiddenMessageReply });
  }

  async leave(id: string): Promise<void> {
    await this.client.delete({ path: pathOf(id), reply: leftChatReply });
  }

  async visit(id: string, wish: VisitWish, key: string): Promise<ChatRoom> {
    const { item } = await this.client.put({
      path: `${pathOf(id)}/visit`,
      body: { ...wish },
      idempotencyKey: key,
      reply: chatReply,
    });
    return item;
  }
}
