/** What of a browser the checklists are kept with. */
export interface ChecklistWorld {
  /** Null where the browser has none; reading it may throw, so that it is asked anew every time. */
  readonly factory: () => IDBFactory | null;
  /** `navigator.storage`; old browsers, and pages without https, lack it. */
  readonly storage: () => Pick<StorageManager, 'estimate' | 'persist'> | null;
  /** Null where tabs cannot tell each other. */
  readonly channel: ((name: string) => BroadcastChannel) | null;
}

const NAME = 'hankan-checklists';
const VERSION = 1;
export const LISTS = 'lists';
export const PHOTOS = 'photos';

/** What stands in {@link LISTS}, under `[owner, id]`. */
export interface ListRecord {
  readonly owner: string;
  readonly id: string;
  /** What the core's `storedOnDevice` made. */
  readonly text: string;
}

/** What stands in {@link PHOTOS}, under `[owner, id]`. Bytes, since not every browser keeps a Blob. */
export interface PhotoRecord {
  readonly owner: string;
  readonly id: string;
  readonly checklist: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface Records {
  readonly [LISTS]: ListRecord;
  readonly [PHOTOS]: PhotoRecord;
}

/** The answer of one request. */
const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database did not answer.'));
    };
  });

/** The records of an owner. */
export const recordsOf = <Name extends keyof Records>(
  from: IDBTransaction,
  name: Name,
  owner: string,
): Promise<readonly Records[Name][]> =>
  answerOf(from.objectStore(name).index('owner').getAll(owner) as IDBRequest<Records[Name][]>);

/** The `[owner, id]` of all records, whose ever they are. */
export const keysOf = (
  from: IDBTransaction,
  name: keyof Records,
): Promise<readonly (readonly [string, string])[]> =>
  answerOf(
    from.objectStore(name).getAllKeys() as IDBRequest<unknown> as IDBRequest<[string, string][]>,
  );

export const recordOf = <Name extends keyof Records>(
  from: IDBTransaction,
  name: Name,
  owner: string,
  id: string,
): Promise<Records[Name] | undefined> =>
  answerOf(from.objectStore(name).get([owner, id]) as IDBRequest<Records[Name] | undefined>);

/** Settled once everything of a transaction is on the disk. */
export const doneOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => {
      reject(transaction.error ?? new Error('The database gave up.'));
    };
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onerror = failed;
    transaction.onabort = failed;
  });

/** Opens the database; rejects where that is forbidden. */
export function openDatabase(factory: IDBFactory, gone: () => void): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const name of [LISTS, PHOTOS]) {
      const store = request.result.createObjectStore(name, { keyPath: ['owner', 'id'] });
      store.createIndex('owner', 'owner');
    }
  };
  return answerOf(request).then((database) => {
    // A newer page of ours changes it: this one opens it anew at its next question.
    database.onversionchange = () => {
      database.close();
      gone();
    };
    database.onclose = gone;
    return database;
  });
}

/** Whether a write failed since there is no room. */
export const isFull = (error: unknown): boolean =>
  (error instanceof Error || error instanceof DOMException) && error.name === 'QuotaExceededError';
