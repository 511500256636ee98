/** The one site whose pages are shown within ours (server/http/headers/page-policy.ts allows it). */
export const EMBED_HOST = 'https://www.youtube-nocookie.com';

const WATCH =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/**
 * The address by which a film of an article is shown within it, without cookies until it plays; null
 * for every other address, which is a link.
 */
export function embedFrame(url: string): string | null {
  const id = WATCH.exec(url)?.[1];
  return id === undefined ? null : `${EMBED_HOST}/embed/${id}`;
}
