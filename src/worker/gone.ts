import { PAGE_ANSWER } from '#core';
import { answerOf } from './asking';
import { leave } from './leaving';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.clients.claim().then(() =>
      leave({
        caches: self.caches,
        unregister: () => self.registration.unregister(),
        pages: async () => {
          const all = await self.clients.matchAll({ type: 'window' });
          return all.map((client) => ({
            // One that does not answer is broken, and has nothing to lose.
            ask: async () => (await answerOf(client, { kind: 'gone' })) !== PAGE_ANSWER.typed,
            reopen: () => client.navigate(client.url),
          }));
        },
      }),
    ),
  );
});
