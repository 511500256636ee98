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
import type { ListenToStorage } from '../../../stores/listen-to-storage';
import { KeptList } from '../../../stores/zzim/kept-list';

/** The documents of one notice that are ready, as far as this device knows; the same in every tab. */
export class ReadyDocumentsStore {
  private readonly list: KeptList<KeptDocuments>;

  constructor(
    storage: KeyValueStorage,
    listen: ListenToStorage,
    private readonly id: string,
  ) {
    this.list = new KeptList(storage, listen, {
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
