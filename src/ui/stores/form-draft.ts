import { STORAGE_KEY, type KeyValueStorage } from '#core';
import { eraOf } from './typed-era';

/**
 * What somebody is typing into a form, kept a tab as it is typed (spec/readings R14): a login in
 * between, a reload or a dead network loses none of it.
 */
export class FormDraft<Value extends object> {
  private readonly key: string;
  private readonly isTaken: () => boolean;

  /** `isValue` says whether what stands in the storage can still be taken up. */
  constructor(
    private readonly storage: KeyValueStorage,
    form: string,
    private readonly isValue: (stored: unknown) => stored is Value,
  ) {
    this.key = `${STORAGE_KEY.DRAFT}_${form}`;
    this.isTaken = eraOf(storage);
  }

  /** Null where nothing was typed, or nothing of it can be used. Never throws. */
  read(): Value | null {
    try {
      const stored: unknown = JSON.parse(this.storage.read(this.key) ?? 'null');
      return this.isValue(stored) ? stored : null;
    } catch {
      return null;
    }
  }

  keep(value: Value): void {
    if (this.isTaken()) this.storage.write(this.key, JSON.stringify(value));
  }

  /** The form was sent. */
  drop(): void {
    this.storage.remove(this.key);
  }
}
