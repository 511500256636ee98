import {
  buildCache,
  buildOfCache,
  isOwnCache,
  KEPT_AT,
  KEPT_BYTES,
  KEPT_LIMIT,
  keptCache,
  NOTES_CACHE,
  saidNumber,
  tooMany,
  type KeptEntry,
  type KeptKind,
} from '#core';

type Kind = Exclude<KeptKind, 'app'>;

const NOT_KEPT = ['content-encoding', 'content-length', 'authentication', 'rt', 'set-cookie'];

/** One larger than this would push out too much else. */
const LARGEST = 4_000_000;

/** An answer that is kept, and since when. */
export interface Found {
  readonly answer: Response;
  readonly at: number;
}

/** What this device keeps, but for the files of builds. */
export class Kept {
  /** Bytes that came since it was last looked through, and the kinds that were. */
  private readonly untidied = new Map<Kind, number>();
  private readonly known = new Set<Kind>();

  constructor(
    private readonly caches: CacheStorage,
    private readonly now: () => number,
    /** The most bytes of each kind. */
    readonly limits: typeof KEPT_LIMIT = KEPT_LIMIT,
  ) {}

  /** From the first of these kinds that has it. */
  async find(url: string, ...kinds: readonly Kind[]): Promise<Found | null> {
    for (const kind of kinds) {
      const answer = await this.match(keptCache(kind), url);
      if (answer !== null) return { answer, at: saidNumber(answer.headers.get(KEPT_AT)) };
    }
    return null;
  }

  /** From the files of any build: their names say what is in them. */
  async file(url: string): Promise<Response | null> {
    for (const name of await this.caches.keys()) {
      const answer = buildOfCache(name) === null ? null : await this.match(name, url);
      if (answer !== null) return answer;
    }
    return null;
  }

  ofBuild(build: string, url: string): Promise<Response | null> {
    return this.match(buildCache(build), url);
  }

  /** Keeps an answer as it came, and lets go of the oldest where that is too much. */
  async put(kind: Kind, url: string, answer: Response): Promise<void> {
    const stamped = await this.stamped(answer);
    if (stamped === null) return;
    const cache = await this.caches.open(keptCache(kind));
    await cache.put(url, stamped);
    const more = this.untidied.get(kind) ?? 0;
    this.untidied.set(kind, more + saidNumber(stamped.headers.get(KEPT_BYTES)));
    await this.tidy(kind);
  }

  /** Says something else in what is kept, which stays as old as it is. */
  async rewrite(kind: Kind, url: string, body: string): Promise<void> {
    const found = await this.match(keptCache(kind), url);
    if (found === null) return;
    const headers = new Headers(found.headers);
    headers.set(KEPT_BYTES, String(new TextEncoder().encode(body).byteLength));
    const cache = await this.caches.open(keptCache(kind));
    await cache.put(url, new Response(body, { headers }));
  }

  /** Which are kept of a kind. */
  async entries(kind: Kind): Promise<readonly KeptEntry[]> {
    const name = keptCache(kind);
    if (!(await this.caches.has(name))) return [];
    const cache = await this.caches.open(name);
    const requests = await cache.keys();
    return Promise.all(
      requests.map(async ({ url }) => {
        const headers = (await cache.match(url, ANY))?.headers;
        return {
          url,
          at: saidNumber(headers?.get(KEPT_AT) ?? null),
          bytes: saidNumber(headers?.get(KEPT_BYTES) ?? null),
        };
      }),
    );
  }

  async drop(kind: Kind, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    const cache = await this.caches.open(keptCache(kind));
    await Promise.all(urls.map((url) => cache.delete(url, ANY)));
  }

  /** Nothing that was asked for stays, whoever asked: by it one could tell who. */
  async forget(): Promise<void> {
    const names = [keptCache('saved'), keptCache('pages'), keptCache('pictures')];
    await Promise.all(names.map((name) => this.caches.delete(name)));
  }

  /** All of it, of every build. */
  async forgetAll(): Promise<void> {
    const names = await this.caches.keys();
    await Promise.all(names.filter(isOwnCache).map((name) => this.caches.delete(name)));
  }

  async note(name: string): Promise<string | null> {
    const noted = await this.match(NOTES_CACHE, `/${name}`);
    return noted === null ? null : noted.text();
  }

  async writeNote(name: string, text: string): Promise<void> {
    const cache = await this.caches.open(NOTES_CACHE);
    await cache.put(`/${name}`, new Response(text));
  }

  /** As it is kept: with its moment and its size; null for one that is too large. */
  async stamped(answer: Response): Promise<Response | null> {
    const body = await answer.arrayBuffer();
    if (body.byteLength > LARGEST) return null;
    // All that it said, as the policy of a page, but for how it travelled and whose it was.
    const headers = new Headers(answer.headers);
    for (const name of NOT_KEPT) headers.delete(name);
    headers.set(KEPT_AT, String(this.now()));
    headers.set(KEPT_BYTES, String(body.byteLength));
    return new Response(body, { headers });
  }

  /** Looking through all that is kept takes its time: it is done once a twentieth more is there. */
  private async tidy(kind: Kind): Promise<void> {
    const room = this.limits[kind] / 20;
    if (this.known.has(kind) && (this.untidied.get(kind) ?? 0) < room) return;
    this.known.add(kind);
    this.untidied.set(kind, 0);
    await this.drop(kind, tooMany(await this.entries(kind), this.limits[kind] - room));
  }

  /** A cache that is not there is not made by looking into it. */
  private async match(name: string, url: string): Promise<Response | null> {
    if (!(await this.caches.has(name))) return null;
    const cache = await this.caches.open(name);
    return (await cache.match(url, ANY)) ?? null;
  }
}

/** What an answer varies by is the same for one device. */
const ANY = { ignoreVary: true } as const;
