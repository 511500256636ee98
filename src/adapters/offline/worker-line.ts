import {
  isOwnCache,
  isSafePath,
  KEPT_BYTES,
  kindOfCache,
  PAGE_ANSWER,
  saidNumber,
  type KeptKind,
  type KeptSize,
  type KnownAnswer,
  type OfflineKeeper,
  type OfflineNews,
  type Wanted,
} from '#core';

/** Where the server has the worker; it looks after every page of the site. */
const WORKER = '/sw.js';

/** What the line needs of the browser. */
export interface LineWorld {
  /** Null where the browser has no workers, as on a page that is not secure. */
  readonly workers: ServiceWorkerContainer | null;
  readonly caches: CacheStorage | null;
  /** The build that this page is of; null where it is of none. */
  readonly build: string | null;
  /** Whether a worker is wanted here at all. */
  readonly isWanted: boolean;
  /** Whether something is typed in this page. */
  readonly isTyped: () => boolean;
  /** Whole addresses of all that the page has loaded. */
  readonly seen: () => readonly string[];
}

/** {@link OfflineKeeper} of a browser: the service worker, and the caches that it shares with pages. */
export class WorkerLine implements OfflineKeeper {
  private registered: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null);

  constructor(private readonly world: LineWorld) {}

  async open(news: OfflineNews): Promise<void> {
    const { workers, isWanted, build } = this.world;
    if (workers === null) return;
    workers.addEventListener('message', (event) => {
      this.hear(event, news);
    });
    workers.startMessages();
    if (!isWanted || build === null) {
      // One that is there from before is told to look: the server may have taken it away.
      await (
        await workers.getRegistration().catch(() => undefined)
      )
        ?.update()
        .catch(() => undefined);
      return;
    }
    const isLookedAfter = workers.controller !== null;
    this.registered = this.register(workers);
    await this.say({ kind: 'here', build });
    if (!isLookedAfter) await this.say({ kind: 'seen', urls: this.world.seen() });
  }

  want(wanted: Wanted): Promise<void> {
    return this.say({ kind: 'want', wanted });
  }

  bring(answers: readonly KnownAnswer[]): Promise<void> {
    return this.say({ kind: 'bring', answers });
  }

  async look(): Promise<void> {
    const registration = await this.registered;
    // Without a network there is nothing to be found.
    await registration?.update().catch(() => undefined);
  }

  async sizes(): Promise<readonly KeptSize[]> {
    const bytes = new Map<KeptKind, number>();
    for (const [kind, name] of await this.named()) {
      const size = await this.sizeOf(name);
      if (size > 0) bytes.set(kind, (bytes.get(kind) ?? 0) + size);
    }
    return Array.from(bytes, ([kind, size]) => ({ kind, bytes: size }));
  }

  async empty(kind: KeptKind): Promise<void> {
    const names = (await this.named()).filter(([of]) => of === kind);
    const { caches } = this.world;
    if (caches !== null) await Promise.all(names.map(([, name]) => caches.delete(name)));
  }

  /** Null where the browser refuses it, or the server has none. */
  private async register(
    workers: ServiceWorkerContainer,
  ): Promise<ServiceWorkerRegistration | null> {
    try {
      const how = { scope: '/', updateViaCache: 'none' } as const;
      const made = (await workers.register(WORKER, how)) as ServiceWorkerRegistration | undefined;
      // Where registering is blocked, nothing comes back and nothing would ever be ready.
      return made === undefined ? null : await workers.ready;
    } catch {
      return null;
    }
  }

  private async say(message: object): Promise<void> {
    (await this.registered)?.active?.postMessage(message);
  }

  private hear(
    { data, ports }: MessageEvent<unknown>,
    { kept, lacking, renewed, opened, go }: OfflineNews,
  ) {
    const said = new Map<string, unknown>(
      Object.entries(typeof data === 'object' && data !== null ? data : {}),
    );
    switch (said.get('kind')) {
      case 'kept':
        kept(saidNumber(String(said.get('at'))));
        break;
      case 'lacking':
        lacking();
        break;
      case 'renewed':
        if (said.get('build') !== this.world.build) renewed();
        break;
      case 'opened':
        readBy(opened, said.get('ids'));
        break;
      case 'go': {
        const path = said.get('path');
        // Without a word back the worker opens another window.
        if (typeof path !== 'string' || !isSafePath(path)) break;
        ports[0]?.postMessage(PAGE_ANSWER.going);
        readBy(opened, said.get('ids'));
        go(path);
        break;
      }
      case 'gone':
        // The worker is taken away: this page would be opened anew.
        if (this.world.isTyped()) renewed();
        ports[0]?.postMessage(this.world.isTyped() ? PAGE_ANSWER.typed : PAGE_ANSWER.free);
    }
  }

  private async named(): Promise<readonly (readonly [KeptKind, string])[]> {
    const names = (await this.world.caches?.keys()) ?? [];
    return names.filter(isOwnCache).flatMap((name) => {
      const kind = kindOfCache(name);
      return kind === null ? [] : [[kind, name] as const];
    });
  }

  private async sizeOf(name: string): Promise<number> {
    const cache = await this.world.caches?.open(name);
    if (cache === undefined) return 0;
    const sizes = (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request, { ignoreVary: true });
      return saidNumber(answer?.headers.get(KEPT_BYTES) ?? null);
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
}

function readBy(opened: OfflineNews['opened'], value: unknown): void {
  const ids: unknown[] = Array.isArray(value) ? value : [];
  if (ids.length > 0) opened(ids.filter((id) => typeof id === 'string'));
}
