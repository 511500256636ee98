import { BOARD, type Author, type BoardCode, type Clock, type DocumentPicture } from '#core';
import { MemoryCommunity } from '../../adapters/memory/community/memory-community';
import { memoryThreads, type MemoryThread } from './memory-threads';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const svg = (drawn: string): string => `data:image/svg+xml,${encodeURIComponent(drawn)}`;

/** A face of one colour: what stands for people where nobody draws. */
export const memoryFace = (hue: number): string =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 82%)"/><circle cx="48" cy="38" r="16" fill="hsl(${hue} 40% 45%)"/><circle cx="48" cy="92" r="32" fill="hsl(${hue} 40% 45%)"/></svg>`,
  );

const room = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 960"><rect width="1280" height="960" fill="#e9e2d6"/><rect y="700" width="1280" height="260" fill="#c9a97c"/><rect x="760" y="140" width="340" height="380" fill="#bcd7ea"/><rect x="120" y="480" width="480" height="260" rx="24" fill="#7f9c8c"/></svg>',
);

const PICTURES: readonly DocumentPicture[] = ['room-1', 'room-2'].map((id) => ({
  id,
  width: 1280,
  height: 960,
  small: room,
  medium: room,
  large: room,
}));

/** Who writes here besides the person who looks at it. */
const PEOPLE: readonly Author[] = [
  '봉천동귤',
  '첫자취중',
  '햇빛부자',
  '이사세번째',
  '옥탑고양이',
].map((nickname, at) => ({ id: `someone-${at + 1}`, nickname, image: memoryFace(at * 70) }));

/** A small community, invented, that was alive until just now; its pictures are added to the list. */
export function memoryCommunity(clock: Clock, pictures: DocumentPicture[]): MemoryCommunity {
  pictures.push(...PICTURES);
  const community = new MemoryCommunity({ clock, pictures });
  for (const person of PEOPLE) community.members.set(person.id, person);
  for (const thread of memoryThreads) tell(community, thread);
  return community;
}

function tell(community: MemoryCommunity, thread: MemoryThread): void {
  const { board, title, by, hoursAgo, likes, views, blocks, comments } = thread;
  const createdAt = community.now() - hoursAgo * HOUR_MS;
  const post = community.nextId();
  community.posts.push({
    id: post,
    categoryTypeCode: BOARD[board] satisfies BoardCode,
    title,
    document: { type: 'doc', content: blocks },
    authorId: idOf(by),
    createdAt,
    editedAt: null,
    views,
    isExample: true,
    likedBy: readers(likes),
    hold: null,
    isDeleted: false,
  });
  comments.forEach((comment, at) => {
    const parentId = say(community, post, comment, createdAt + (at + 1) * 11 * MINUTE_MS, null);
    comment.replies?.forEach((reply, place) => {
      const later = createdAt + (at + 1) * 11 * MINUTE_MS + (place + 1) * 2 * MINUTE_MS;
      say(community, post, reply, later, parentId);
    });
  });
}

type Said = Pick<MemoryThread['comments'][number], 'by' | 'text' | 'likes'>;

function say(
  community: MemoryCommunity,
  postId: string,
  { by, text, likes = 0 }: Said,
  createdAt: number,
  parentId: string | null,
): string {
  const id = community.nextId();
  const authorId = idOf(by);
  const likedBy = readers(likes);
  const replyToId = parentId;
  const rest = { editedAt: null, hold: null, isDeleted: false };
  community.comments.push({
    id,
    postId,
    parentId,
    replyToId,
    authorId,
    text,
    createdAt,
    likedBy,
    ...rest,
  });
  return id;
}

/** Null for somebody who has left. */
const idOf = (by: number | null): string | null => (by === null ? null : `someone-${by}`);

/** People who only read. */
const readers = (count: number): Set<string> =>
  new Set(Array.from({ length: count }, (_, at) => `reader-${at + 1}`));
