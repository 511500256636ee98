import { leave } from './leaving';

declare const self: ServiceWorkerGlobalScope;

/** A page that has not answered by then is broken, and has nothing to lose. */
const ANSWER_MS = 3000;

/** Whether a page may be opened anew. */
const ask = (client: WindowClient): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      resolve(data !== 'typed');
    };
    setTimeout(() => {
      resolve(true);
    }, ANSWER_MS);
    client.postMessage({ kind: 'gone' }, [port2]);
  });

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
            ask: () => ask(client),
            reopen: () => client.navigate(client.url),
          }));
        },
      }),
    ),
  );
});
