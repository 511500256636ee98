import type { LiveInbox, Random } from '#core';
import type { HttpClient } from '../../adapters/http/client/http-client';
import type { HeardChats } from '../../adapters/http/chats/heard-chats';
import type { HeardCollections } from '../../adapters/http/collections/heard-collections';
import { HttpLiveInbox, type Rest } from '../../adapters/http/http-live-inbox';
import { StreamCarrier } from '../../adapters/http/client/stream-carrier';
import { pause } from '../../adapters/system/pause';
import { joinLine, sharedWorldOf } from '../../adapters/system/shared-line';

/** What comes live in this browser, whose tabs share one connection. */
export function liveInboxOf(
  client: HttpClient,
  apiUrl: string,
  {
    rest,
    chats,
    collections,
    random,
  }: {
    readonly rest: Rest;
    readonly chats: HeardChats;
    readonly collections: HeardCollections;
    readonly random: Random;
  },
): LiveInbox {
  const world = sharedWorldOf(window);
  return new HttpLiveInbox({
    client,
    carrier: new StreamCarrier(apiUrl),
    join: (name, use) => joinLine(name, world, use),
    pause,
    rest,
    chats,
    collections,
    random,
  });
}
