import {
  changedOnDevice,
  heardOnDevice,
  isChecklistRemoved,
  readChecklistOnDevice,
  restampedOnDevice,
  stampsOf,
  storedOnDevice,
  type Checklist,
  type ChecklistOnDevice,
  type ChecklistOwner,
  type HybridStamp,
  type KeptChecklist,
  type KeptChecklists,
  type KeptPhoto,
  type NotKept,
  type PictureFile,
  type Result,
} from '#core';
import {
  doneOf,
  isFull,
  keysOf,
  LISTS,
  openDatabase,
  PHOTOS,
  recordOf,
  recordsOf,
  type ChecklistWorld,
  type ListRecord,
  type PhotoRecord,
} from './database';

const CHANNEL = 'hankan-checklists';

/** Checklists in a browser's IndexedDB; its tabs tell each other what changed over a channel. */
export class IndexedChecklists implements KeptChecklists {
  private opening: Promise<IDBDatabase> | null = null;
  private readonly heard = new Set<() => void>();
  private channel: BroadcastChannel | null = null;
  private hasAskedToStay = false;

  constructor(private readonly world: ChecklistWorld) {}

  async all(owner: ChecklistOwner): Promise<readonly ChecklistOnDevice[] | null> {
    return this.read(async (database) => {
      const records = await recordsOf(database.transaction(LISTS), LISTS, owner);
      return records
        .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        .flatMap(({ text }) => readChecklistOnDevice(text) ?? []);
    });
  }

  async one(owner: ChecklistOwner, id: string): Promise<ChecklistOnDevice | null> {
    return this.read(async (database) => listIn(database.transaction(LISTS), owner, id));
  }

  change(owner: ChecklistOwner, checklist: Checklist): Promise<Result<ChecklistOnDevice, NotKept>> {
    return this.join(owner, checklist.id, (there) => changedOnDevice(there, checklist));
  }

  hear(
    owner: ChecklistOwner,
    kept: KeptChecklist,
    sent: number | null,
    told?: number | null,
  ): Promise<Result<ChecklistOnDevice, NotKept>> {
    return this.join(owner, kept.checklist.id, (there) => heardOnDevice(there, kept, sent, told));
  }

  async keepPhoto(
    owner: ChecklistOwner,
    { id, checklist }: KeptPhoto,
    file: PictureFile,
  ): Promise<Result<true, NotKept>> {
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return { ok: false, reason: 'forbidden' };
    return this.write((transaction) => {
      const record: PhotoRecord = { owner, id, checklist, type: file.type, bytes };
      transaction.objectStore(PHOTOS).put(record);
      return Promise.resolve(true);
    });
  }

  async photo(owner: ChecklistOwner, id: string): Promise<PictureFile | null> {
    return this.read(async (database) => {
      const record = await recordOf(database.transaction(PHOTOS), PHOTOS, owner, id);
      if (record === undefined) return null;
      const { type, bytes } = record;
      return { size: bytes.byteLength, type, arrayBuffer: () => Promise.resolve(bytes) };
    });
  }

  async photos(owner: ChecklistOwner): Promise<readonly KeptPhoto[]> {
    const found = await this.read(async (database) => {
      const records = await recordsOf(database.transaction(PHOTOS), PHOTOS, owner);
      return records.map(({ id, checklist }) => ({ id, checklist }));
    });
    return found ?? [];
  }

  takeOver(from: ChecklistOwner, to: ChecklistOwner): Promise<Result<true, NotKept>> {
    return this.write(async (transaction) => {
      const lists = transaction.objectStore(LISTS);
      for (const { id, text } of await recordsOf(transaction, LISTS, from)) {
        const one = readChecklistOnDevice(text);
        if (one !== null && !isChecklistRemoved(one.checklist)) {
          const there = await listIn(transaction, to, id);
          put(lists, to, changedOnDevice(there, one.checklist));
        }
        lists.delete([from, id]);
      }
      const photos = transaction.objectStore(PHOTOS);
      for (const file of await recordsOf(transaction, PHOTOS, from)) {
        photos.put({ ...file, owner: to });
        photos.delete([from, file.id]);
      }
      return true as const;
    });
  }

  restamp(
    owner: ChecklistOwner,
    anew: (stamps: readonly HybridStamp[]) => (at: HybridStamp) => HybridStamp,
  ): Promise<Result<true, NotKept>> {
    return this.write(async (transaction) => {
      const own = (await recordsOf(transaction, LISTS, owner)).flatMap(
        ({ text }) => readChecklistOnDevice(text) ?? [],
      );
      const stamp = anew(own.flatMap(({ checklist }) => stampsOf(checklist)));
      for (const one of own) {
        const restamped = restampedOnDevice(one, stamp);
        if (restamped !== one) put(transaction.objectStore(LISTS), owner, restamped);
      }
      return true as const;
    });
  }

  forgetOthers(owner: ChecklistOwner): Promise<Result<true, NotKept>> {
    return this.write(async (transaction) => {
      for (const name of [LISTS, PHOTOS] as const) {
        for (const [other, id] of await keysOf(transaction, name)) {
          if (other !== owner && other !== '') transaction.objectStore(name).delete([other, id]);
        }
      }
      return true as const;
    });
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    const told = await this.world
      .storage()
      ?.estimate()
      .catch(() => null);
    const { quota, usage } = told ?? {};
    return quota === undefined || usage === undefined || usage + bytes < quota;
  }

  watch(heard: () => void): () => void {
    this.heard.add(heard);
    if (this.channel === null && this.world.channel !== null) {
      this.channel = this.world.channel(CHANNEL);
      this.channel.onmessage = () => {
        this.tellHere();
      };
    }
    return () => {
      this.heard.delete(heard);
      if (this.heard.size > 0) return;
      this.channel?.close();
      this.channel = null;
    };
  }

  /** Merges what is there with what came, in one transaction: no tab is between the two. */
  private join(
    owner: ChecklistOwner,
    id: string,
    merge: (there: ChecklistOnDevice | null) => ChecklistOnDevice,
  ): Promise<Result<ChecklistOnDevice, NotKept>> {
    return this.write(async (transaction) => {
      const merged = merge(await listIn(transaction, owner, id));
      put(transaction.objectStore(LISTS), owner, merged);
      const photos = transaction.objectStore(PHOTOS);
      for (const { id: photo, removed } of merged.checklist.photos) {
        if (removed !== null) photos.delete([owner, photo]);
      }
      return merged;
    });
  }

  private async read<Answer>(
    ask: (database: IDBDatabase) => Promise<Answer>,
  ): Promise<Answer | null> {
    try {
      return await ask(await this.open());
    } catch {
      return null;
    }
  }

  private async write<Answer>(
    act: (transaction: IDBTransaction) => Promise<Answer>,
  ): Promise<Result<Answer, NotKept>> {
    try {
      const database = await this.open();
      const transaction = database.transaction([LISTS, PHOTOS], 'readwrite');
      const done = doneOf(transaction);
      const [value] = await Promise.all([act(transaction), done]);
      this.askToStay();
      this.tellHere();
      this.channel?.postMessage(null);
      return { ok: true, value };
    } catch (error) {
      return { ok: false, reason: isFull(error) ? 'full' : 'forbidden' };
    }
  }

  /** What is not on the server yet must not be cleared away by the browser when it is short of room. */
  private askToStay(): void {
    if (this.hasAskedToStay) return;
    this.hasAskedToStay = true;
    void this.world
      .storage()
      ?.persist()
      .catch(() => false);
  }

  private open(): Promise<IDBDatabase> {
    const gone = () => {
      this.opening = null;
    };
    this.opening ??= Promise.resolve().then(() => {
      const factory = this.world.factory();
      if (factory === null) throw new Error('This browser keeps no database.');
      return openDatabase(factory, gone);
    });
    this.opening.catch(gone);
    return this.opening;
  }

  private tellHere(): void {
    for (const heard of this.heard) heard();
  }
}

async function listIn(
  transaction: IDBTransaction,
  owner: ChecklistOwner,
  id: string,
): Promise<ChecklistOnDevice | null> {
  const record = await recordOf(transaction, LISTS, owner, id);
  return readChecklistOnDevice(record?.text ?? null);
}

function put(store: IDBObjectStore, owner: ChecklistOwner, one: ChecklistOnDevice): void {
  const record: ListRecord = { owner, id: one.checklist.id, text: storedOnDevice(one) };
  store.put(record);
}
