import type {
  NativeBridge,
  NativeMethod,
  NativeNotification,
  NativeResult,
  NativeTokens,
  OpenedTarget,
  Provider,
  Random,
  Shared,
} from '#core';
import { readMessage, type Question } from './envelope';
import { OpenListeners } from './open-listeners';
import { Questions } from './questions';
import { claimReceiver } from './receiver';
import {
  readGreeting,
  readId,
  readLink,
  readNothing,
  readNotification,
  readTarget,
  readTokens,
  readVersionCode,
  type Greeting,
  type Reader,
} from './values';

/** What both shells have in common: the envelope of docs/guides/native-shells.md. */
export abstract class ShellBridge implements NativeBridge {
  abstract readonly shell: 'android' | 'ios';
  private readonly questions: Questions;
  private readonly listeners = new OpenListeners<OpenedTarget>();
  private readonly notified = new OpenListeners<NativeNotification>();
  /** What the shell proves with that it is the one who opens something. */
  private readonly key: string;
  private readonly isHeard: boolean;
  private greeting: Promise<NativeResult<Greeting>> | null = null;

  protected constructor(view: object, random: Random, post: (question: Question) => void) {
    this.questions = new Questions(post, random);
    this.key = random.id();
    this.isHeard = claimReceiver(view, (raw) => {
      this.hear(raw);
    });
    void this.greet();
  }

  login(provider: Provider): Promise<NativeResult<NativeTokens>> {
    return this.ask('login', readTokens, { provider });
  }

  getDeepLink(): Promise<NativeResult<string | null>> {
    return this.ask('getDeepLink', readLink);
  }

  getNotificationId(): Promise<NativeResult<string | null>> {
    return this.ask('getNotificationId', readId);
  }

  getVersionCode(): Promise<NativeResult<string>> {
    return this.ask('getVersionCode', readVersionCode);
  }

  closeWindow(): Promise<NativeResult<null>> {
    return this.ask('closeWindow', readNothing);
  }

  share({ title, text, url }: Omit<Shared, 'imageUrl'>): Promise<NativeResult<null>> {
    return this.ask('share', readNothing, { title, text, url });
  }

  onOpen(opened: (target: OpenedTarget) => void): () => void {
    return this.listeners.add(opened);
  }

  onNotified(notified: (notification: NativeNotification) => void): () => void {
    return this.notified.add(notified);
  }

  private hear(raw: unknown): void {
    const message = readMessage(raw);
    if (message === null) return;
    if (message.kind !== 'open' && message.kind !== 'notified') {
      this.questions.answer(message);
      return;
    }
    if (message.key !== this.key) return;
    if (message.kind === 'open') {
      const target = readTarget(message.what);
      if (target !== null) this.listeners.tell(target);
    } else {
      const notification = readNotification(message.what);
      if (notification !== null) this.notified.tell(notification);
    }
  }

  private async ask<Value>(
    method: NativeMethod,
    read: Reader<Value>,
    params: Readonly<Record<string, string>> = {},
  ): Promise<NativeResult<Value>> {
    const greeting = await this.greet();
    if (greeting.kind !== 'ok') return { kind: 'error', message: 'The shell did not say hello.' };
    if (!greeting.value.methods.includes(method)) return { kind: 'unsupported' };
    return this.questions.ask(method, params, read);
  }

  /** A shell that did not greet, or was not understood, is asked again with the next question. */
  private async greet(): Promise<NativeResult<Greeting>> {
    if (!this.isHeard) return { kind: 'error', message: 'Another script sits in the receiver.' };
    this.greeting ??= this.questions.ask('hello', { key: this.key }, readGreeting);
    const asked = this.greeting;
    const greeting = await asked;
    if (greeting.kind !== 'ok' && this.greeting === asked) this.greeting = null;
    return greeting;
  }
}
