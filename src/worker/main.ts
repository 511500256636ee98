import { PAGE_ANSWER } from '#core';
import { Answering } from './answering';
import { answerOf } from './asking';
import { Builds } from './builds';
import { Kept } from './kept';
import { Hearing } from './hearing';
import type { ToPage } from './messages';
import { Opened } from './opened';
import { Pushing, STOP } from './pushing';
import { Saved } from './saved';
import { Telling } from './telling';
import type { Build, OpenPage, World } from './world';

declare const self: ServiceWorkerGlobalScope & {
  /** Put in front of this script by the server: hosts that are not the page's own. */
  readonly hankan?: { readonly apiUrl: string; readonly imageUrl: string };
};
/** Put in by the build (scripts/setup/worker.mjs). */
declare const HANKAN_BUILD: Build;

const page = self.location.origin;
const openPage = (client: Client): OpenPage => ({
  id: client.id,
  post: (message: ToPage) => {
    client.postMessage(message);
  },
});

const world: World = {
  place: {
    page,
    api: new URL(self.hankan?.apiUrl || page).origin,
    images: new URL(self.hankan?.imageUrl || page).origin,
  },
  build: HANKAN_BUILD,
  caches: self.caches,
  fetch: (request, init) => self.fetch(request, init),
  now: () => Date.now(),
  pages: async () => {
    const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return all.map(openPage);
  },
};

const kept = new Kept(world.caches, world.now);
const builds = new Builds(world, kept);
const saved = new Saved(world, kept);
const telling = new Telling();
const opened = new Opened();
const hearing = new Hearing(world, { builds, saved, telling, opened });
const answering = new Answering(world, kept, saved, telling);

self.addEventListener('install', (event) => {
  // Pages of another build go on with their own files: nothing has to be waited for.
  event.waitUntil(builds.install().then(() => self.skipWaiting()));
});

async function activate(): Promise<void> {
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
  await builds.sweep();
  for (const one of await world.pages()) one.post({ kind: 'renewed', build: world.build.id });
}
self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { method, url, mode, headers } = request;
  const isNavigation = mode === 'navigate';
  const answer = answering.answer({
    request,
    method,
    url,
    isNavigation,
    hasSession: headers.has('authorization') || headers.has('rt'),
    page: async () => {
      const client = clientId === '' ? undefined : await self.clients.get(clientId);
      return client === undefined ? null : openPage(client);
    },
    afterwards: (work) => {
      // What could not be kept is kept another time.
      event.waitUntil(work.catch(() => undefined));
    },
    ahead: async () => ((await event.preloadResponse) as Response | undefined) ?? null,
  });
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { source } = event;
  if (source instanceof Client) event.waitUntil(hearing.hear(source.id, event.data));
});

const pushWorld: ConstructorParameters<typeof Pushing>[0] = {
  place: world.place,
  fetch: world.fetch,
  now: world.now,
  windows: async () => {
    const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return all.map((client) => ({
      isSeen: client.visibilityState === 'visible',
      focus: () => client.focus(),
      go: async (path, ids) => {
        const message: ToPage = { kind: 'go', path, ids };
        return (await answerOf(client, message)) === PAGE_ANSWER.going;
      },
    }));
  },
  open: (path) => self.clients.openWindow(path),
  letGo: async () => (await self.registration.pushManager.getSubscription())?.unsubscribe(),
  show: (title, { body, tag, timestamp, data, canStop }) => {
    // Browsers know more of it than their types do (Notifications API, seen 2026-11).
    const options: NotificationOptions & {
      readonly timestamp: number;
      readonly renotify: boolean;
      readonly actions: readonly { readonly action: string; readonly title: string }[];
    } = {
      body,
      tag,
      timestamp,
      data,
      lang: 'ko',
      icon: '/icons/icon-192.png',
      // What is told anew is heard anew.
      renotify: true,
      actions: canStop ? [{ action: STOP, title: '이 알림 끄기' }] : [],
    };
    return self.registration.showNotification(title, options);
  },
};
const pushing = new Pushing(pushWorld, opened);

/** Null where it is no JSON: whoever sent it, it was not us. */
function sentIn(data: PushMessageData | null): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}
self.addEventListener('push', (event) => {
  event.waitUntil(pushing.push(sentIn(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(pushing.press(event.action, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(pushing.moved());
});
