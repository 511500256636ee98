interface Kept {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** One cache of a browser, in memory: as much of it as the worker asks for. */
class FakeCache implements Pick<Cache, 'put' | 'match' | 'keys' | 'delete'> {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly origin: string) {}

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const { status, headers } = response;
    this.kept.delete(this.urlOf(request));
    this.kept.set(this.urlOf(request), {
      status,
      headers: [...headers],
      body: await response.arrayBuffer(),
    });
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    const found = this.kept.get(this.urlOf(request));
    return Promise.resolve(
      found &&
        new Response(found.body, { ...found, headers: found.headers.map(([...one]) => one) }),
    );
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.kept.delete(this.urlOf(request)));
  }

  private urlOf(request: RequestInfo | URL): string {
    return new URL(request instanceof Request ? request.url : request, this.origin).href;
  }
}

/** The caches of a site, in memory. */
export class FakeCaches {
  private readonly all = new Map<string, FakeCache>();

  constructor(private readonly origin: string) {}

  /** As the browser hands them out. */
  get port(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  open(name: string): Promise<FakeCache> {
    const found = this.all.get(name) ?? new FakeCache(this.origin);
    this.all.set(name, found);
    return Promise.resolve(found);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.all.has(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }

  /** What is in one, by the paths of the site; whole addresses of other hosts. */
  async paths(name: string): Promise<readonly string[]> {
    const requests = (await this.all.get(name)?.keys()) ?? [];
    return requests.map(({ url }) =>
      url.startsWith(this.origin) ? url.slice(this.origin.length) : url,
    );
  }
}
