/** What pages register workers at, in memory. */
export class FakeWorkers extends EventTarget {
  readonly registered: {
    readonly url: string;
    readonly options: RegistrationOptions | undefined;
  }[] = [];
  readonly posted: unknown[] = [];
  updates = 0;
  /** The worker that looked after the page from its start. */
  controller: object | null = null;
  /** Whether one is there from before. */
  isThere = false;
  answers: 'ready' | 'refuses' | 'is blocked' = 'ready';

  constructor(private readonly hear: (data: unknown) => void = () => undefined) {
    super();
  }

  get port(): ServiceWorkerContainer {
    return this as unknown as ServiceWorkerContainer;
  }

  get ready(): Promise<unknown> {
    return Promise.resolve(this.registration);
  }

  startMessages(): void {
    // Messages are heard from the start on.
  }

  register(url: string, options?: RegistrationOptions): Promise<unknown> {
    this.registered.push({ url, options });
    if (this.answers === 'refuses') return Promise.reject(new TypeError('no'));
    return Promise.resolve(this.answers === 'ready' ? this.registration : undefined);
  }

  getRegistration(): Promise<unknown> {
    return Promise.resolve(this.isThere ? this.registration : undefined);
  }

  /** The worker says something to the page. */
  say(data: unknown, port?: { postMessage(said: unknown): void }): void {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'ports', { value: port === undefined ? [] : [port] });
    this.dispatchEvent(event);
  }

  private readonly registration = {
    active: {
      postMessage: (data: unknown) => {
        this.posted.push(data);
        this.hear(data);
      },
    },
    update: () => {
      this.updates += 1;
      return Promise.reject(new TypeError('offline'));
    },
  };
}
