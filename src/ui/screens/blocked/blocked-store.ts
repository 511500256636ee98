import { makeAutoObservable, observableRef } from 'mobx';
import type { BlockedMember, Blocks } from '#core';
import { AnswerStore } from '../../stores/answer-store';

interface BlockedWorld {
  readonly blocks: Blocks;
  /** Told of what was done: lists that are kept show it. */
  readonly blocked: (memberId: string) => void;
  readonly unblocked: (memberId: string) => void;
}

/**
 * Whom one member blocked. Who is let go stays in the list as long as the page is there, so that a
 * slip is mended where it was made.
 */
export class BlockedStore {
  readonly list: AnswerStore<readonly BlockedMember[]>;
  private free: ReadonlySet<string> = new Set();
  private busy: ReadonlySet<string> = new Set();

  constructor(private readonly world: BlockedWorld) {
    this.list = new AnswerStore((cancel) => world.blocks.list(cancel));
    makeAutoObservable<this, 'world' | 'free' | 'busy'>(this, {
      list: false,
      free: observableRef,
      busy: observableRef,
      world: false,
    });
  }

  isFree(memberId: string): boolean {
    return this.free.has(memberId);
  }

  isBusy(memberId: string): boolean {
    return this.busy.has(memberId);
  }

  /** Lets somebody go, or blocks them again. Rejects where it was refused: it is as it was. */
  async turn(memberId: string): Promise<void> {
    if (this.isBusy(memberId)) return;
    const { blocks, blocked, unblocked } = this.world;
    const isBlocked = !this.isFree(memberId);
    this.work(memberId, true);
    try {
      await (isBlocked ? blocks.unblock(memberId) : blocks.block(memberId));
      this.turned(memberId, isBlocked);
      (isBlocked ? unblocked : blocked)(memberId);
    } finally {
      this.work(memberId, false);
    }
  }

  private turned(memberId: string, isFree: boolean): void {
    this.free = withMember(this.free, memberId, isFree);
  }

  private work(memberId: string, isBusy: boolean): void {
    this.busy = withMember(this.busy, memberId, isBusy);
  }
}

function withMember(members: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...members].filter((one) => one !== id);
  return new Set(isIn ? [...others, id] : others);
}
