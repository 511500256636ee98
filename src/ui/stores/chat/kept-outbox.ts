import { STORAGE_KEY, type DocumentPicture, type KeyValueStorage, type OutboxEntry } from '#core';
import { eraOf } from '../typed-era';
import { isWhyUnsent, type WhyUnsent } from './sending-fault';

/** What a person wrote and a room does not have yet, with its pictures as they are shown here. */
export interface KeptEntry extends OutboxEntry {
  readonly pictures: readonly DocumentPicture[];
  /** Of one that failed; null where it is not known. */
  readonly why: WhyUnsent | null;
}

type Fields = Readonly<Record<string, unknown>>;
type KeptRooms = Readonly<Record<string, readonly KeptEntry[]>>;

const STATES: readonly unknown[] = ['queued', 'sending', 'failed'] satisfies OutboxEntry['state'][];

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const LINKS = ['id', 'small', 'medium', 'large'];

/** Whether something kept is a picture of the store. */
export const isKeptPicture = (value: unknown): boolean =>
  isObject(value) &&
  LINKS.every((name) => isText(value[name])) &&
  typeof value['width'] === 'number' &&
  typeof value['height'] === 'number';

const isEntry = (value: unknown): value is Omit<KeptEntry, 'why'> & { readonly why?: unknown } =>
  isObject(value) &&
  isText(value['key']) &&
  isObject(value['draft']) &&
  isText(value['draft']['text']) &&
  areTexts(value['draft']['pictureIds']) &&
  STATES.includes(value['state']) &&
  typeof value['writtenAt'] === 'number' &&
  Array.isArray(value['pictures']) &&
  value['pictures'].every(isKeptPicture);

const entriesOf = (values: readonly unknown[]): readonly KeptEntry[] =>
  values
    .filter(isEntry)
    .map(({ why = null, ...entry }) => ({ ...entry, why: isWhyUnsent(why) ? why : null }));

/**
 * The outbox of one member's rooms on this device: a reload, a crash or a lost session loses none of it.
 * Each change is of one entry, so that two tabs keep side by side what was written in them.
 */
export class KeptOutbox {
  private readonly key: string;
  private readonly isTaken: () => boolean;

  constructor(
    private readonly storage: KeyValueStorage,
    member: string,
  ) {
    this.key = `${STORAGE_KEY.CHAT_OUTBOX}_${member}`;
    this.isTaken = eraOf(storage);
  }

  /** The rooms that have something to send. */
  rooms(): readonly string[] {
    return Object.keys(this.read());
  }

  /** In the order in which they were written. */
  of(room: string): readonly KeptEntry[] {
    return this.read()[room] ?? [];
  }

  has(room: string, key: string): boolean {
    return this.of(room).some((one) => one.key === key);
  }

  /** Keeps it in the place of what is there under its key. */
  put(room: string, entry: KeptEntry): void {
    const entries = this.of(room);
    const next = this.has(room, entry.key)
      ? entries.map((one) => (one.key === entry.key ? entry : one))
      : [...entries, entry];
    this.write(room, next);
  }

  remove(room: string, key: string): void {
    this.write(
      room,
      this.of(room).filter((one) => one.key !== key),
    );
  }

  /** Forgets all of a room. */
  forget(room: string): void {
    this.write(room, []);
  }

  private read(): KeptRooms {
    try {
      const stored: unknown = JSON.parse(this.storage.read(this.key) ?? 'null');
      if (!isObject(stored)) return {};
      const rooms = Object.entries(stored).map(
        ([room, entries]) => [room, Array.isArray(entries) ? entriesOf(entries) : []] as const,
      );
      return Object.fromEntries(rooms.filter(([, entries]) => entries.length > 0));
    } catch {
      return {};
    }
  }

  private write(room: string, entries: readonly KeptEntry[]): void {
    if (!this.isTaken()) return;
    const { [room]: _, ...others } = this.read();
    const next = entries.length === 0 ? others : { ...others, [room]: entries };
    if (Object.keys(next).length === 0) this.storage.remove(this.key);
    else this.storage.write(this.key, JSON.stringify(next));
  }
}
