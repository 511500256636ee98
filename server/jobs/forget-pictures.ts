import type { Clock } from '#core';
import type { ImageStore } from '../ports/pictures/image-store';
import type { StoredPictures } from '../ports/pictures/stored-pictures';
import type { Schedule } from './schedules';

const DAY_MS = 86_400_000;
const BATCH = 200;

export const FORGET_PICTURES = 'forget-pictures';

export const FORGET_PICTURE_TIMES: readonly Schedule[] = [
  // So that nothing stays much longer than its day.
  { kind: FORGET_PICTURES, pattern: '10 * * * *' },
];

export interface ForgetPicturesParts {
  readonly pictures: StoredPictures;
  readonly store: ImageStore;
  /** The picture whose bytes are under a key of the store; null where the key is nobody's. */
  readonly pictureIdOf: (key: string) => string | null;
  readonly storeKeyOf: (id: string) => string;
  /** Takes its sizes out of what is answered from disk. */
  readonly forgetSizes: (id: string) => Promise<void>;
  readonly clock: Clock;
  /** Aborted when the process closes: then the job is done again. */
  readonly cancel: AbortSignal;
}

/**
 * Forgets pictures that nothing has used for a day: first the row, so that nobody can come to use it
 * any more, then its bytes. Then it looks through the store for bytes that have no row: a process that
 * was stopped between the two left them.
 */
export async function forgetPictures(parts: ForgetPicturesParts): Promise<void> {
  const { pictures, store, storeKeyOf, forgetSizes, clock, cancel } = parts;
  const before = clock.now() - DAY_MS;
  for (let found = BATCH; found === BATCH;) {
    cancel.throwIfAborted();
    const ids = await pictures.forgetUnused(before, BATCH);
    found = ids.length;
    for (const id of ids) {
      await store.remove(storeKeyOf(id));
      await forgetSizes(id);
    }
  }
  await sweep(parts, before);
}

async function sweep(parts: ForgetPicturesParts, before: number): Promise<void> {
  const { pictures, store, pictureIdOf, storeKeyOf, forgetSizes, cancel } = parts;
  for (let after: string | null = null; ;) {
    cancel.throwIfAborted();
    const files = await store.list(after);
    const last = files.at(-1);
    if (last === undefined) return;
    after = last.key;
    // Whoever is putting a picture in writes its row a moment later.
    const old = files
      .filter(({ writtenAt }) => writtenAt < before)
      .flatMap(({ key }) => pictureIdOf(key) ?? []);
    const known = new Set((await pictures.some(old)).map(({ id }) => id));
    for (const id of old.filter((each) => !known.has(each))) {
      await store.remove(storeKeyOf(id));
      await forgetSizes(id);
    }
  }
}
