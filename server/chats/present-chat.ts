import type { ChatMessage, ChatRoom } from '#core';
import { picturePathOf } from '../deals/present-direct';
import type { AppDeps } from '../ports/app-deps';
import type { ChatMessageRecord, ChatRoomRecord } from '../ports/chats/chats';

type Presenters = Pick<AppDeps, 'presentFace' | 'presentPhoto' | 'presentPrivate'>;

/** A message as it is answered to one of the two, with links of its pictures that end. */
export const presentMessage = (
  { presentPrivate }: Pick<Presenters, 'presentPrivate'>,
  { pictures, ...message }: ChatMessageRecord,
): ChatMessage => ({ ...message, pictures: pictures.map((picture) => presentPrivate(picture)) });

/** A room as it is answered to one of the two. */
export function presentRoom(
  presenters: Presenters,
  { listing: { picture, ...listing }, other, lastMessage, ...room }: ChatRoomRecord,
): ChatRoom {
  const { presentFace, presentPhoto } = presenters;
  return {
    ...room,
    listing: { ...listing, photo: picture === null ? null : presentPhoto(picturePathOf(picture)) },
    other: other && { ...other, image: presentFace(other.id) },
    lastMessage: lastMessage && presentMessage(presenters, lastMessage),
  };
}
