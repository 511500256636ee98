import type {
  Blocks,
  ChatMessage,
  ChatRoom,
  Chats,
  DirectDeals,
  LiveChats,
  VisitFiles,
} from '#core';

/** Somebody who is signed in. */
export interface ChatMember {
  readonly id: string;
  readonly nickname: string;
  readonly chats: Chats;
  readonly visitFiles: VisitFiles;
  /** The names of the files that their device was handed. */
  readonly kept: readonly string[];
  readonly blocks: Blocks;
  readonly directs: Pick<DirectDeals, 'one'>;
  /** A page of theirs that follows. */
  readonly live: LiveChats;
  /** A picture that they brought, which nothing shows yet. */
  picture(): Promise<string>;
}

/** Members before rooms about one deal, which is kim's. */
export interface OpenedChats {
  /** Who offers a room. */
  readonly kim: ChatMember;
  readonly lee: ChatMember;
  readonly park: ChatMember;
  readonly visitor: Pick<ChatMember, 'chats' | 'directs'>;
  /** A new deal of kim's. */
  deal(): Promise<string>;
  /** Kim takes one away. */
  remove(dealId: string): Promise<void>;
  /** A house whose advertiser is kim, and one whose advertiser is nobody here. */
  readonly houses: { readonly ofKim: string; readonly ofNobody: string };
  /** Some time goes by. */
  wait(ms: number): void;
  now(): number;
  close(): Promise<void>;
}

let made = 0;

/** A key that names no other sending. */
export const newKey = (): string => {
  made += 1;
  return `chat-key-${made}`;
};

export const say = (
  { chats }: Pick<ChatMember, 'chats'>,
  room: Pick<ChatRoom, 'id'>,
  text: string,
  key = newKey(),
): Promise<ChatMessage> => chats.send(room.id, { text, pictureIds: [] }, key);

/** All that somebody may read in a room. */
export const readAll = async (
  { chats }: Pick<ChatMember, 'chats'>,
  { id }: Pick<ChatRoom, 'id'>,
): Promise<readonly ChatMessage[]> => (await chats.messages(id, { after: 0, limit: 100 })).items;

export const textsOf = (messages: readonly ChatMessage[]): readonly string[] =>
  messages.map(({ text }) => text);
