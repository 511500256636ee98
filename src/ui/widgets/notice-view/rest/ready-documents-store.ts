import { makeAutoObservable } from 'mobx';
import {
  isDocumentReady,
  parseKeptDocuments,
  STORAGE_KEY,
  storedKeptDocuments,
  toggleDocument,
  type KeptDocuments,
  type KeyValueStorage,
} from '#core';
import { KeptList } from '../../../stores/zzim/kept-list';

/** The documents of one notice that are ready, as far as this device knows. */
export class ReadyDocumentsStore {
  private readonly list: KeptList<KeptDocuments>;

  constructor(
    storage: KeyValueStorage,
    private readonly id: string,
  ) {
    // Another tab is not heard: what is changed here begins with what it has stored.
    this.list = new KeptList(storage, () => () => undefined, {
      keys: [STORAGE_KEY.NOTICE_DOCUMENTS],
      parse: (stored = null) => parseKeptDocuments(stored),
      text: storedKeptDocuments,
    });
    makeAutoObservable<this, 'list' | 'id'>(this, { list: false, id: false });
  }

  start(): void {
    this.list.start();
  }

  stop(): void {
    this.list.stop();
  }

  isReady(name: string): boolean {
    return isDocumentReady(this.list.entries, this.id, name);
  }

  toggle(name: string): void {
    this.list.change((entries) => toggleDocument(entries, this.id, name));
  }
}
