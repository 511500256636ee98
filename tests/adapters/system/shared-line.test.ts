import { describe, expect, it } from 'vitest';
import { joinLine, type SharedWorld } from '../../../src/adapters/system/shared-line';

type Work = (lock: null) => Promise<unknown>;

/** Locks and channels of one browser, without their threads: one holds, the others wait in order. */
class Browser {
  private readonly waiting: (() => void)[] = [];
  private isHeld = false;
  private readonly channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();

  readonly world: SharedWorld = {
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }, work: Work) =>
        new Promise((resolve, reject) => {
          const begin = () => {
            if (signal.aborted) {
              reject(new DOMException('gone', 'AbortError'));
              this.next();
              return;
            }
            this.isHeld = true;
            void work(null)
              .then(resolve, reject)
              .finally(() => {
                this.isHeld = false;
                this.next();
              });
          };
          if (this.isHeld) this.waiting.push(begin);
          else begin();
        }),
    } as unknown as LockManager,
    channel: () => {
      const { channels } = this;
      const own = {
        onmessage: null as ((event: { data: unknown }) => void) | null,
        postMessage: (data: unknown) => {
          for (const one of channels) if (one !== own) one.onmessage?.({ data });
        },
        close: () => channels.delete(own),
      };
      channels.add(own);
      return own as unknown as BroadcastChannel;
    },
  };

  private next(): void {
    this.waiting.shift()?.();
  }
}

/** A tab that holds until it leaves. */
function tab(world: SharedWorld) {
  const heard: unknown[] = [];
  let tell: ((message: unknown) => void) | null = null;
  const leave = joinLine('line', world, {
    hear: (message) => heard.push(message),
    hold: (signal, say) => {
      tell = say;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          tell = null;
          resolve();
        });
      });
    },
  });
  return {
    heard,
    leave,
    tell: (message: unknown) => tell?.(message),
    isHolding: () => tell !== null,
  };
}

describe('the line that tabs share', () => {
  it('is held by one of them, which tells all', () => {
    const { world } = new Browser();
    const tabs = [tab(world), tab(world), tab(world)];
    expect(tabs.map(({ isHolding }) => isHolding())).toEqual([true, false, false]);
    tabs[0]?.tell('news');
    expect(tabs.map(({ heard }) => heard)).toEqual([['news'], ['news'], ['news']]);
  });

  it('is taken over by the next when the holder leaves', async () => {
    const { world } = new Browser();
    const [first, second, third] = [tab(world), tab(world), tab(world)];
    second.leave();
    first.leave();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(third.isHolding()).toBe(true);
    third.tell('news');
    expect([first.heard, second.heard, third.heard]).toEqual([[], [], ['news']]);
  });

  it.each([
    ['locks', { locks: null, channel: new Browser().world.channel }],
    ['channels', { locks: new Browser().world.locks, channel: null }],
  ])('is each tab’s own in a browser without %s', (_name, world) => {
    const [one, other] = [tab(world), tab(world)];
    one.tell('a');
    other.tell('b');
    expect([one.heard, other.heard]).toEqual([['a'], ['b']]);
    one.leave();
    expect([one.isHolding(), other.isHolding()]).toEqual([false, true]);
  });
});
