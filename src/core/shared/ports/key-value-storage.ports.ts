/**
 * A small store of texts by key, as localStorage and sessionStorage are.
 * No method throws: where storage is forbidden or full, reading answers null and writing answers
 * false, and the caller goes on without.
 */
export interface KeyValueStorage {
  read(key: string): string | null;
  /** False when nothing was stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Of all that is kept, in any order. */
  keys(): readonly string[];
}
