import { STORAGE_KEY, type KeyValueStorage } from '#core';

const countIn = (storage: KeyValueStorage): string | null => storage.read(STORAGE_KEY.TYPED_ERA);

/** What is begun after it was typed by somebody else. */
export function endEra(storage: KeyValueStorage): void {
  storage.write(STORAGE_KEY.TYPED_ERA, String(Number(countIn(storage)) + 1));
}

/** Whether a storage still takes what was begun now: a form that is open while its writer leaves keeps no more. */
export function eraOf(storage: KeyValueStorage): () => boolean {
  const begun = countIn(storage);
  return () => countIn(storage) === begun;
}
