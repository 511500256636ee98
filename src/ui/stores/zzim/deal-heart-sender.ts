import { reaction } from 'mobx';
import {
  addUnsentZzim,
  AppError,
  parseUnsentZzims,
  removeUnsentZzim,
  STORAGE_KEY,
  storedUnsentZzims,
  unsentZzimsOf,
  type DealZzims,
  type KeyValueStorage,
  type UnsentZzim,
} from '#core';
import type { ListenToOnline } from '../listen-to-online';
import type { ListenToStorage } from '../listen-to-storage';
import { eraOf } from '../typed-era';
import { KeptList } from './kept-list';

export interface HeartWorld {
  readonly storage: KeyValueStorage;
  readonly listen: ListenToStorage;
  readonly online: ListenToOnline;
  readonly server: DealZzims;
  /** Who is there; null for a visitor, whose hearts are nobody's business. */
  readonly member: () => string | null;
}

/** What another try would not change: the deal is gone, or one's own. */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && ['refused', 'not-found', 'conflict'].includes(error.kind);

/**
 * Tells the server of the hearts that a member pressed, so that owners learn how many keep their deals.
 * What cannot be told waits on the device: for the next press, the network, or for who pressed it.
 */
export class DealHeartSender {
  private readonly list: KeptList<UnsentZzim>;
  private isStarted = false;
  private isSending = false;
  /** Whether what was pressed before still waits here. */
  private isWaiting: () => boolean;

  constructor(private readonly world: HeartWorld) {
    this.isWaiting = eraOf(world.storage);
    this.list = new KeptList(world.storage, world.listen, {
      keys: [STORAGE_KEY.UNSENT_ZZIMS],
      parse: (stored = null) => parseUnsentZzims(stored),
      text: storedUnsentZzims,
    });
  }

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.list.start();
    const send = () => void this.send();
    this.world.online(send);
    reaction(this.world.member, send, { fireImmediately: true });
  }

  /** A heart was pressed. */
  pressed(TARGET_ID: string, IS_KEPT: boolean): void {
    const MEMBER_ID = this.world.member();
    if (MEMBER_ID === null) return;
    const pressed = { TARGET_ID, MEMBER_ID, IS_KEPT };
    const isWaiting = this.isWaiting();
    this.isWaiting = eraOf(this.world.storage);
    this.list.change((list) => addUnsentZzim(isWaiting ? list : [], pressed));
    void this.send();
  }

  /** One after another, so that the last press of a heart is what the server hears last. Never rejects. */
  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.next(); next !== undefined; next = this.next()) {
      const sent = next;
      if (!(await this.tell(sent))) break;
      this.list.change((list) => removeUnsentZzim(list, sent));
    }
    this.isSending = false;
  }

  private next(): UnsentZzim | undefined {
    const member = this.world.member();
    return member === null ? undefined : unsentZzimsOf(this.list.entries, member)[0];
  }

  /** Whether there is nothing more to be told of it. */
  private async tell({ TARGET_ID, IS_KEPT }: UnsentZzim): Promise<boolean> {
    const { server } = this.world;
    try {
      await (IS_KEPT ? server.keep(TARGET_ID) : server.leave(TARGET_ID));
      return true;
    } catch (error) {
      return isFinal(error);
    }
  }
}
