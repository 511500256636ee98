import type { LiveInbox } from '#core';
import type { HttpClient } from '../../adapters/http/client/http-client';
import type { HeardChats } from '../../adapters/http/chats/heard-chats';
import { HttpLiveInbox, type Rest } from '../../adapters/http/http-live-inbox';
import { StreamCarrier } from '../../adapters/http/client/stream-carrier';
import { pause } from '../../adapters/system/pause';
import { joinLine, sharedWorldOf } from '../../adapters/system/shared-line';

/** What comes live in this browser, whose tabs share one connection. */
export function liveInboxOf(
  client: HttpClient,
  apiUrl: string,
  { rest, chats }: { readonly rest: Rest; readonly chats: HeardChats },
): LiveInbox {
  const world = sharedWorldOf(window);
  return new HttpLiveInbox({
    client,
    carrier: new StreamCarrier(apiUrl),
    join: (name, use) => joinLine(name, world, use),
    pause,
    rest,
    hearChat: (change) => {
      chats.tell(change);
    },
  });
}
