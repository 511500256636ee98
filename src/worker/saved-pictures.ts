import { KEPT_KIND } from '#core';
import type { Kept } from './kept';

const { SAVED } = KEPT_KIND;

/** As much as pictures may fill beside what else is kept: what comes in between pushes nothing out. */
const PICTURES_SHARE = 0.8;

export interface WantedPictures {
  /** The first of them are worth most. */
  readonly urls: readonly string[];
  /** Null where it cannot be had. */
  readonly fetch: (url: string) => Promise<Response | null>;
  /** Whether something else is wanted by now. */
  readonly isOver: () => boolean;
}

/**
 * Keeps pictures beside all that is saved, one after the other until the room is full, and lets go of
 * those behind. The same pictures end at the same one each time: none is asked for only to go again.
 */
export async function keepPictures(kept: Kept, wanted: WantedPictures): Promise<void> {
  const { urls, fetch, isOver } = wanted;
  const room = kept.limits[SAVED] * PICTURES_SHARE;
  const sizes = new Map((await kept.entries(SAVED)).map(({ url, bytes }) => [url, bytes]));
  const sizeOf = (all: Iterable<string>) =>
    [...all].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  /** Those that are there, and not yet come to. */
  const ahead = urls.filter((url) => sizes.has(url));
  let taken = sizeOf(sizes.keys()) - sizeOf(ahead);
  for (const url of urls) {
    if (taken >= room) break;
    if (url === ahead[0]) {
      ahead.shift();
      taken += sizeOf([url]);
      continue;
    }
    const answer = await fetch(url);
    if (isOver()) return;
    if (answer === null) continue;
    const body = await answer.arrayBuffer();
    // Before it comes: else what is oldest would go, which is what was asked for first.
    const behind: string[] = [];
    while (ahead.length > 0 && taken + body.byteLength + sizeOf(ahead.slice(0, -1)) >= room)
      behind.push(...ahead.splice(-1));
    await kept.drop(SAVED, behind);
    await kept.put(SAVED, url, new Response(body, { headers: answer.headers }));
    taken += body.byteLength;
  }
  await kept.drop(SAVED, ahead);
}
