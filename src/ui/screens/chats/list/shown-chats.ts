import type { ChatRoom } from '#core';

/** What is shown of the list; its names stand in the address. */
export const CHAT_KIND = { all: 'all', unread: 'unread', direct: 'direct', mate: 'mate' } as const;
export type ChatKind = keyof typeof CHAT_KIND;

const PARAM = 'of';

/** What an address asks for; all where it names nothing that there is. */
export function chatKindAt(search: string): ChatKind {
  const asked = new URLSearchParams(search).get(PARAM);
  return Object.values(CHAT_KIND).find((kind) => kind === asked) ?? CHAT_KIND.all;
}

/** The same page for another kind. */
export const chatKindPath = (path: string, kind: ChatKind): string =>
  kind === CHAT_KIND.all ? path : `${path}?${PARAM}=${kind}`;

const IS_SHOWN: Readonly<Record<ChatKind, (room: ChatRoom) => boolean>> = {
  all: () => true,
  unread: ({ unread }) => unread > 0,
  direct: ({ listing }) => listing.kind !== 'mate',
  mate: ({ listing }) => listing.kind === 'mate',
};

export const chatsOfKind = (rooms: readonly ChatRoom[], kind: ChatKind): readonly ChatRoom[] =>
  rooms.filter(IS_SHOWN[kind]);
