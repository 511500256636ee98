import type {
  NativeBridge,
  NativeMethod,
  NativeNotification,
  NativeResult,
  NativeTokens,
  OpenedTarget,
  Provider,
} from '#core';

/** What a method of {@link NativeBridge} answers with `ok`. */
interface Values {
  readonly login: NativeTokens;
  readonly getDeepLink: string | null;
  readonly getNotificationId: string | null;
  readonly getVersionCode: string;
  readonly closeWindow: null;
  readonly share: null;
}

type Answers = {
  readonly [Method in NativeMethod]?: NativeResult<Values[Method]> | 'later';
};

/** {@link NativeBridge} of no shell, or of one that answers what it was told to. */
export class MemoryNativeBridge implements NativeBridge {
  /** What was asked, in order. */
  readonly asked: { readonly method: NativeMethod; readonly provider: Provider | null }[] = [];
  private readonly waiting: (((result: NativeResult<never>) => void) | undefined)[] = [];
  private readonly listeners = new Set<(target: OpenedTarget) => void>();
  private readonly notified = new Set<(notification: NativeNotification) => void>();
  private unheard: OpenedTarget | null = null;

  /** A method without an answer is unsupported; `later` waits for {@link answer}. */
  constructor(
    readonly shell: 'android' | 'ios' | null = null,
    private readonly answers: Answers = {},
  ) {}

  login(provider: Provider): Promise<NativeResult<NativeTokens>> {
    return this.ask('login', this.answers.login, provider);
  }

  getDeepLink(): Promise<NativeResult<string | null>> {
    return this.ask('getDeepLink', this.answers.getDeepLink);
  }

  getNotificationId(): Promise<NativeResult<string | null>> {
    return this.ask('getNotificationId', this.answers.getNotificationId);
  }

  getVersionCode(): Promise<NativeResult<string>> {
    return this.ask('getVersionCode', this.answers.getVersionCode);
  }

  closeWindow(): Promise<NativeResult<null>> {
    return this.ask('closeWindow', this.answers.closeWindow);
  }

  share(): Promise<NativeResult<null>> {
    return this.ask('share', this.answers.share);
  }

  onOpen(opened: (target: OpenedTarget) => void): () => void {
    const listener = (target: OpenedTarget) => {
      opened(target);
    };
    this.listeners.add(listener);
    const { unheard } = this;
    this.unheard = null;
    if (unheard !== null) listener(unheard);
    return () => {
      this.listeners.delete(listener);
    };
  }

  onNotified(notified: (notification: NativeNotification) => void): () => void {
    this.notified.add(notified);
    return () => {
      this.notified.delete(notified);
    };
  }

  /** A notification comes while the page is seen. */
  notify(notification: NativeNotification): void {
    for (const notified of [...this.notified]) notified(notification);
  }

  /** Answers the question at `index` of {@link asked}; only the first answer counts. */
  answer<Method extends NativeMethod>(index: number, result: NativeResult<Values[Method]>): void {
    this.waiting[index]?.(result as NativeResult<never>);
    this.waiting[index] = undefined;
  }

  /** The shell opens something; before anybody listens, only the last one is kept. */
  open(target: OpenedTarget): void {
    if (this.listeners.size === 0) this.unheard = target;
    for (const listener of [...this.listeners]) listener(target);
  }

  private ask<Value>(
    method: NativeMethod,
    answer: NativeResult<Value> | 'later' = { kind: 'unsupported' },
    provider: Provider | null = null,
  ): Promise<NativeResult<Value>> {
    const index = this.asked.push({ method, provider }) - 1;
    if (answer !== 'later') return Promise.resolve(answer);
    return new Promise((resolve) => {
      this.waiting[index] = resolve;
    });
  }
}
