import {
  writesInOrder,
  parseKeptWrite,
  STORAGE_KEY,
  storedKeptWrite,
  type KeptWrite,
  type KeyValueStorage,
} from '#core';
import { eraOf } from '../typed-era';

const PREFIX = `${STORAGE_KEY.OUTBOX_WRITE}_`;

const keyOf = (id: string): string => PREFIX + id;

/** Whether another tab that changes this key changes what is kept; null is everything. */
export const isOfOutbox = (key: string | null): boolean => key === null || key.startsWith(PREFIX);

/**
 * What one member's device still has to send. Each write stands under a key of its own, in localStorage:
 * it is there when `write` returns, whatever dies next, which no other storage of a browser promises;
 * and two tabs that write at once take nothing from each other.
 */
export class KeptWrites {
  /** False once its member has logged out, or another has come: nothing is written any more. */
  private readonly isTaken: () => boolean;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly member: string,
  ) {
    this.isTaken = eraOf(storage);
  }

  all(): readonly KeptWrite[] {
    const found = this.storage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parseKeptWrite(this.storage.read(key)) ?? []);
    return writesInOrder(found.filter(({ member }) => member === this.member));
  }

  find(id: string): KeptWrite | null {
    const write = parseKeptWrite(this.storage.read(keyOf(id)));
    return write?.member === this.member ? write : null;
  }

  /** False where the device does not keep it: then nothing of it is there. */
  add(write: KeptWrite): boolean {
    if (!this.isTaken()) return false;
    if (this.storage.write(keyOf(write.id), storedKeptWrite(write))) return true;
    this.storage.remove(keyOf(write.id));
    return false;
  }

  /** Keeps what is known of it by now, unless it is gone: taken back, or sent by another tab. */
  change(write: KeptWrite): void {
    if (this.find(write.id) !== null && this.isTaken())
      this.storage.write(keyOf(write.id), storedKeptWrite(write));
  }

  remove(id: string): void {
    this.storage.remove(keyOf(id));
  }
}
