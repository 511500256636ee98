import { STORAGE_KEY, type Clock, type KeyValueStorage, type Random } from '#core';

/** Does work while no other tab does any under the same name. */
type TakeTurns = <Done>(name: string, work: () => Promise<Done>) => Promise<Done>;

/** By the browser's own locks, which a tab that dies lets go. */
export const lockTurns =
  (locks: Pick<LockManager, 'request'>): TakeTurns =>
  async (name, work) =>
    locks.request(`hankan ${name}`, work) as ReturnType<typeof work>;

interface StoredTurnsWorld {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Pick<Random, 'id'>;
  readonly pause: (ms: number) => Promise<void>;
}

/** A tab that died holds its turn for as long as a call may take, and a little more. */
const TURN_MS = 60_000;
const LOOK_MS = 250;

/**
 * The same where a browser has no locks, as old ones and pages without https: by a note on the device. Two
 * tabs that write it at the very same moment may both go on, so it is for work that does no harm twice.
 */
export function storedTurns({ storage, clock, random, pause }: StoredTurnsWorld): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  const own = random.id();

  const isFree = (key: string): boolean => {
    const [by = '', until = '0'] = (storage.read(key) ?? '').split(' ');
    const left = Number(until) - clock.now();
    // One that ends later than any turn was written by a clock that was put back.
    return by === own || !(left > 0 && left <= TURN_MS);
  };

  const hold = async <Done>(key: string, work: () => Promise<Done>): Promise<Done> => {
    while (!isFree(key)) await pause(LOOK_MS);
    storage.write(key, `${own} ${clock.now() + TURN_MS}`);
    try {
      return await work();
    } finally {
      storage.remove(key);
    }
  };

  return async (name, work) => {
    const key = `${STORAGE_KEY.OUTBOX_TURN}_${name}`;
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(() => hold(key, work));
    last.set(
      key,
      done.catch(() => undefined),
    );
    return done;
  };
}
