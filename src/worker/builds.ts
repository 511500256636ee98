import { buildCache, buildOfCache } from '#core';
import type { Kept } from './kept';
import { SHELL, type World } from './world';

/** How many files are fetched at once: what a person looks at meanwhile comes first. */
const AT_ONCE = 4;
/** More than so many builds are never kept, whoever still has one open. */
const MOST_BUILDS = 5;
const CLIENTS = 'clients';

/** The files of builds, each kept as one set as long as a page of it is open. */
export class Builds {
  constructor(
    private readonly world: World,
    private readonly kept: Kept,
  ) {}

  /**
   * Keeps the files of this build. Rejects where one of them cannot be had, or the server has another
   * build by now: then nothing of it is kept, and the browser tries again later.
   */
  async install(): Promise<void> {
    const { caches, build } = this.world;
    const name = buildCache(build.id);
    const cache = await caches.open(name);
    try {
      await cache.put(SHELL, await this.shell());
      const files = [...build.files];
      const work = async () => {
        for (let path = files.pop(); path !== undefined; path = files.pop())
          await cache.put(path, await this.fileOf(path));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  /** Keeps them again where a person has emptied them. */
  async repair(): Promise<void> {
    if ((await this.kept.ofBuild(this.world.build.id, SHELL)) === null) await this.install();
  }

  /** A page of a build is open. */
  async opened(page: string, build: string): Promise<void> {
    const known = await this.known();
    known.set(page, build);
    const open = new Set((await this.world.pages()).map(({ id }) => id));
    const alive = [...known].filter(([id]) => open.has(id));
    await this.kept.writeNote(CLIENTS, JSON.stringify(alive));
  }

  /** Lets go of builds of which no page is open. Where nobody knows what a page is of, all of them stay. */
  async sweep(): Promise<void> {
    const { caches, build } = this.world;
    const known = await this.known();
    const open = (await this.world.pages()).map(({ id }) => known.get(id));
    const others = (await caches.keys()).filter((name) => {
      const of = buildOfCache(name);
      return of !== null && of !== build.id;
    });
    // They lie in the order in which they came.
    const over = others.slice(0, Math.max(0, others.length - MOST_BUILDS + 1));
    const unused = open.includes(undefined)
      ? []
      : others.filter((name) => !open.includes(buildOfCache(name) ?? ''));
    await Promise.all([...new Set([...over, ...unused])].map((name) => caches.delete(name)));
  }

  private async known(): Promise<Map<string, string>> {
    try {
      return new Map(JSON.parse((await this.kept.note(CLIENTS)) ?? '[]') as [string, string][]);
    } catch {
      return new Map();
    }
  }

  private async shell(): Promise<Response> {
    const { fetch, build } = this.world;
    const answer = await fetch(SHELL, { cache: 'no-store', credentials: 'omit' });
    const text = await answer.clone().text();
    if (!answer.ok || !text.includes(build.id)) throw new Error('The server has another build.');
    return this.stamped(answer);
  }

  /** A file of the same name in another build is the same file. */
  private async fileOf(path: string): Promise<Response> {
    const known = await this.kept.file(path);
    if (known !== null) return known;
    const answer = await this.world.fetch(path, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`There is no ${path}.`);
    return this.stamped(answer);
  }

  private async stamped(answer: Response): Promise<Response> {
    const stamped = await this.kept.stamped(answer);
    if (stamped === null) throw new Error('A file of the build is too large.');
    return stamped;
  }
}
