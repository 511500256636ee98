import type { CommentPlace } from './comment';

/** What leads to it, behind the address of its post. */
export const commentHash = ({ id, parentId }: CommentPlace): string =>
  `#comment-${parentId === null ? '' : `${parentId}-`}${id}`;

/** The comment that the hash of an address names; null for any other. */
export function commentFrom(hash: string): CommentPlace | null {
  const [, first, second] = /^#comment-(\d+)(?:-(\d+))?$/.exec(hash) ?? [];
  if (first === undefined) return null;
  return second === undefined ? { id: first, parentId: null } : { id: second, parentId: first };
}
