import { reaction } from 'mobx';
import { STORAGE_KEY, type KeyValueStorage, type PushSubscriber } from '#core';

interface PushWorld {
  readonly local: KeyValueStorage;
  /** Whose session it is; null for a visitor. */
  readonly member: () => string | null;
  readonly subscriber: Pick<PushSubscriber, 'unsubscribe'>;
}

const { PUSH_MEMBER } = STORAGE_KEY;

/**
 * Whose pushes come to this device (spec/readings R32b). The server ends them with their session; where
 * somebody else has taken the device over it knows nothing of that, and the browser ends them itself.
 */
export class PushStore {
  private stopWatching: (() => void) | null = null;

  constructor(private readonly world: PushWorld) {}

  start(): void {
    this.stopWatching ??= reaction(
      this.world.member,
      (member) => {
        this.leaveOther(member);
      },
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.stopWatching?.();
    this.stopWatching = null;
  }

  /** Pushes of this member come to the device from now on; null where none do. */
  keep(member: string | null): void {
    const { local } = this.world;
    if (member === null) local.remove(PUSH_MEMBER);
    else local.write(PUSH_MEMBER, member);
  }

  /** Whether pushes of this member come to the device, as far as it knows. */
  isKept(member: string): boolean {
    return this.world.local.read(PUSH_MEMBER) === member;
  }

  private leaveOther(member: string | null): void {
    const { local, subscriber } = this.world;
    const kept = local.read(PUSH_MEMBER);
    if (kept === null || kept === member) return;
    // Removed once it is done: a page that was closed meanwhile tries again.
    subscriber.unsubscribe().then(
      () => {
        if (local.read(PUSH_MEMBER) === kept) local.remove(PUSH_MEMBER);
      },
      () => undefined,
    );
  }
}
