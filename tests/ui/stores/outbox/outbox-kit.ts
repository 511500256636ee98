import { AppError, type AppErrorKind, type Comment, type KeyValueStorage } from '#core';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { MemberOutbox } from '../../../../src/ui/stores/outbox/member-outbox';
import type { TakeTurns } from '../../../../src/ui/stores/outbox/outbox-world';
import type { WritePorts } from '../../../../src/ui/stores/outbox/write-sending';
import { TypedHere } from '../../../../src/ui/stores/typed-here';
import { MovingClock } from '../../../support/moving-clock';

/** What becomes of a call on its way to the server and back. */
export type Fate =
  | { readonly kind: 'answered' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'lost-answer' }
  | { readonly kind: 'never-comes-back' }
  | {
      readonly kind: 'fails';
      readonly as: AppErrorKind;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

export const FAILS = (as: AppErrorKind): Fate => ({ kind: 'fails', as });
const ANSWERED: Fate = { kind: 'answered' };

/** What a server did, each write once under its key. */
class KeyedServer {
  /** In the order in which it was done: `comment 7 저도요`. */
  readonly done: { readonly key: string; readonly what: string }[] = [];
  /** How calls came, again and again. */
  readonly asked: { readonly key: string; readonly by: 'press' | 'itself' }[] = [];
  /** Of the calls that come next; then all are answered. */
  fates: Fate[] = [];
  private readonly refusedKeys = new Set<string>();
  private readonly stuck: (() => void)[] = [];

  ports(by: 'press' | 'itself'): WritePorts {
    const take = <Result>(key: string, what: string, result: Result) =>
      this.take(by, { key, what, result });
    return {
      posts: {
        like: (id, liked, key = '') =>
          take(key, `post ${id} ${liked ? 'on' : 'off'}`, { liked, likes: 1 }),
        write: (draft, key) => take(key, `new ${draft.title}`, {} as never),
      },
      comments: {
        like: (id, liked, key = '') =>
          take(key, `comment ${id} ${liked ? 'on' : 'off'}`, { liked, likes: 1 }),
        write: (id, { text }, key) => take(key, `say ${id} ${text}`, { text } as Comment),
      },
      reports: {
        send: ({ content }, key) => take(key, `report ${content}`, { caseNumber: 'HK-1' }),
      },
      mateRequests: { ask: (id) => take(`ask ${id}`, `ask ${id}`, {} as never) },
      collections: {
        add: (id, item) => take(`add ${id} ${item.id}`, `add ${id} ${item.id}`, {} as never),
        takeOut: (id, item) => take(`out ${id} ${item.id}`, `out ${id} ${item.id}`, {} as never),
        vote: (id, item, vote) =>
          take(`vote ${id} ${item.id}`, `vote ${id} ${item.id} ${vote}`, {} as never),
      },
    };
  }

  get said(): readonly string[] {
    return this.done.map(({ what }) => what);
  }

  /** Answers that were on their way for ever come after all. */
  release(): void {
    for (const go of this.stuck.splice(0)) go();
  }

  private async take<Result>(
    by: 'press' | 'itself',
    { key, what, result }: { key: string; what: string; result: Result },
  ): Promise<Result> {
    this.asked.push({ key, by });
    const fate = this.fates.shift() ?? ANSWERED;
    await Promise.resolve();
    if (fate.kind === 'fails')
      throw new AppError(fate.as, fate.as, null, fate.status, null, fate.retryAfterMs ?? null);
    const known = this.done.some((one) => one.key === key);
    if (!known && (fate.kind === 'refused' || this.refusedKeys.has(key))) {
      this.refusedKeys.add(key);
      throw new AppError('refused', '글이 지워졌어요.', null, 422);
    }
    if (!known) this.done.push({ key, what });
    if (fate.kind === 'lost-answer') throw new AppError('timeout');
    if (fate.kind === 'never-comes-back')
      await new Promise<void>((resolve) => this.stuck.push(resolve));
    return result;
  }
}

/** A device whose pages come and go, and die. */
export class OutboxDevice {
  readonly server = new KeyedServer();
  /** What somebody presses goes through these. */
  readonly pressed = this.server.ports('press');
  readonly storage = new MemoryStorage();
  readonly clock = new MovingClock();
  readonly typed = new TypedHere(this.storage, new MemoryStorage());
  /** By how much the device's clock is wrong; what waits for a time does not go by it. */
  wrongMs = 0;
  hasNetwork = true;
  isFull = false;
  private drawn = 0;
  private readonly backs = new Set<() => void>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private timers: { readonly at: number; readonly then: () => void }[] = [];

  /** A page is opened; `die` is what a power cut does to it. */
  page(member = '1'): { readonly outbox: MemberOutbox; readonly die: () => void } {
    this.typed.come(member);
    let isAlive = true;
    const alive = this.aliveStorage(() => isAlive);
    const outbox = new MemberOutbox(
      {
        storage: alive,
        listen: () => () => undefined,
        online: (back) => {
          this.backs.add(back);
          return () => {
            this.backs.delete(back);
          };
        },
        hasNetwork: () => this.hasNetwork && isAlive,
        sight: { isSeen: () => true, listen: () => () => undefined },
        clock: { now: () => this.clock.now() + this.wrongMs },
        random: { number: () => ((this.drawn += 7) % 256) / 256 },
        turns: this.takeTurns,
        after: (ms, then) => {
          const timer = { at: this.clock.now() + ms, then };
          if (isAlive) this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((one) => one !== timer);
          };
        },
        byItself: this.server.ports('itself'),
      },
      member,
    );
    outbox.open();
    const die = () => {
      isAlive = false;
      outbox.close();
      // Locks of a page that died are free.
      this.turns.clear();
    };
    return { outbox, die };
  }

  back(): void {
    this.hasNetwork = true;
    for (const back of this.backs) back();
  }

  /** Time passes, and what was to be done by then is. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    const due = this.timers.filter(({ at }) => at <= this.clock.now());
    this.timers = this.timers.filter((one) => !due.includes(one));
    for (const { then } of due) then();
    await settle();
  }

  private readonly takeTurns: TakeTurns = async (name, work) => {
    const before = this.turns.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    this.turns.set(name, done);
    return done;
  };

  private aliveStorage(isAlive: () => boolean): KeyValueStorage {
    const { storage } = this;
    return {
      read: (key) => storage.read(key),
      keys: () => storage.keys(),
      write: (key, value) => !this.isFull && isAlive() && storage.write(key, value),
      remove: (key) => {
        if (isAlive()) storage.remove(key);
      },
    };
  }
}

/** Lets all that can go on do so, without any time. */
export async function settle(): Promise<void> {
  for (let at = 0; at < 200; at += 1) await Promise.resolve();
}

export const saying = (text: string, postId = '7') => ({
  postId,
  draft: { text, parentId: null, replyToId: null },
});
