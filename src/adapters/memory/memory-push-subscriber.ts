import type { PushAbility, PushAddress, PushSubscriber, Result } from '#core';

/** A key of the form that browsers want. */
export const MEMORY_PUSH_KEY = `B${'A'.repeat(86)}`;

type Refused = 'denied' | 'dismissed' | 'failed';

/** {@link PushSubscriber} of a device that is reached nowhere. */
export class MemoryPushSubscriber implements PushSubscriber {
  private address: PushAddress | null = null;
  private made = 0;
  /** All that was to be closed. */
  hidden: readonly string[] = [];

  constructor(
    private standing: PushAbility = 'askable',
    /** What the person says when they are asked; `failed`: the push service is away. */
    private readonly reply: 'granted' | Refused = 'granted',
  ) {}

  ability(): Promise<PushAbility> {
    return Promise.resolve(this.standing);
  }

  current(): Promise<PushAddress | null> {
    return Promise.resolve(this.address);
  }

  subscribe(publicKey: string): Promise<Result<PushAddress, Refused>> {
    const refused = this.refusal();
    if (refused !== null) return Promise.resolve({ ok: false, reason: refused });
    if (this.address?.publicKey !== publicKey) {
      this.made += 1;
      const endpoint = `https://push.example.com/${this.made}`;
      this.address = { endpoint, p256dh: MEMORY_PUSH_KEY, auth: 'A'.repeat(22), publicKey };
    }
    return Promise.resolve({ ok: true, value: this.address });
  }

  hide(ids: readonly string[]): Promise<void> {
    this.hidden = [...this.hidden, ...ids];
    return Promise.resolve();
  }

  unsubscribe(): Promise<void> {
    this.address = null;
    return Promise.resolve();
  }

  private refusal(): Refused | null {
    if (this.standing === 'needs-install' || this.standing === 'unable') return 'failed';
    if (this.standing === 'denied') return 'denied';
    if (this.standing === 'askable') {
      if (this.reply === 'dismissed') return 'dismissed';
      this.standing = this.reply === 'denied' ? 'denied' : 'granted';
    }
    return this.reply === 'granted' ? null : this.reply;
  }
}
