import { Answering, type Question } from '../../../src/worker/answering';
import { Builds } from '../../../src/worker/builds';
import { Kept } from '../../../src/worker/kept';
import { Hearing } from '../../../src/worker/hearing';
import type { ToPage } from '../../../src/worker/messages';
import { Opened } from '../../../src/worker/opened';
import { Saved } from '../../../src/worker/saved';
import { Telling } from '../../../src/worker/telling';
import type { Build, World } from '../../../src/worker/world';
import { FakeCaches } from '../../support/fake-caches';

export const SITE = 'https://www.hankan.example';

interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A browser around the worker: a network that answers as it is told, caches, pages, a clock. */
export class WorkerStage {
  readonly caches: FakeCaches;
  now = Date.parse('2026-11-28T09:00:00+09:00');
  /** What the network was asked, in its order. */
  readonly asked: string[] = [];
  /** How each was asked. */
  readonly how: RequestInit[] = [];
  isOnline = true;
  readonly pages: string[] = [];
  readonly told: { readonly page: string; readonly message: ToPage }[] = [];
  private readonly answers = new Map<string, Said>();
  private works: Promise<unknown>[] = [];

  constructor(
    readonly place: World['place'] = { page: SITE, api: SITE, images: SITE },
    caches = new FakeCaches(place.page),
  ) {
    this.caches = caches;
  }

  /** From here on this address is answered so. */
  says(path: string, said: Said): void {
    this.answers.set(new URL(path, this.place.page).href, said);
  }

  /** With this as its JSON. */
  gives(path: string, json: object): void {
    this.says(path, { body: JSON.stringify(json) });
  }

  /** The worker of a build, as it starts anew; with bounds of its own where they are named. */
  worker(build: Build = { id: 'index-one', files: [] }, limits?: Kept['limits']) {
    const world: World = {
      place: this.place,
      build,
      caches: this.caches.port,
      fetch: (request, init = {}) => this.fetch(request, init),
      now: () => this.now,
      pages: () => Promise.resolve(this.pages.map((id) => this.page(id))),
    };
    const kept = new Kept(world.caches, world.now, limits);
    const saved = new Saved(world, kept);
    const telling = new Telling();
    const answering = new Answering(world, kept, saved, telling);
    const builds = new Builds(world, kept);
    const opened = new Opened();
    return {
      kept,
      saved,
      builds,
      opened,
      hearing: new Hearing(world, { builds, saved, telling, opened }),
      /** What a page gets for a request; undefined where the worker keeps out of it. */
      ask: async (path: string, more: Partial<Question> & { headers?: HeadersInit } = {}) => {
        const url = new URL(path, this.place.page).href;
        const answer = answering.answer({
          request: new Request(url, { headers: more.headers ?? {} }),
          url,
          method: 'GET',
          isNavigation: false,
          hasSession: false,
          page: () => Promise.resolve(this.page('page')),
          afterwards: (work) => {
            this.works.push(work);
          },
          ...more,
        });
        const given = await answer;
        await Promise.all(this.works.splice(0));
        return given ?? undefined;
      },
    };
  }

  private page(id: string) {
    return {
      id,
      post: (message: ToPage) => {
        this.told.push({ page: id, message });
      },
    };
  }

  private fetch(request: Request | string, init: RequestInit): Promise<Response> {
    const url = new URL(typeof request === 'string' ? request : request.url, this.place.page);
    this.asked.push(url.origin === this.place.page ? url.href.slice(SITE.length) : url.href);
    this.how.push(init);
    if (!this.isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const said = this.answers.get(url.href);
    const { status = said === undefined ? 404 : 200, headers = {}, body = '' } = said ?? {};
    return Promise.resolve(new Response(body, { status, headers }));
  }
}
