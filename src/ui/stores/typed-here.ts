import { STORAGE_KEY, type KeyValueStorage } from '#core';
import { endEra } from './typed-era';

/** What members typed, kept, compared, viewed and looked for, and what waits to be sent, by how its keys begin. */
const KINDS = [
  STORAGE_KEY.DRAFT,
  STORAGE_KEY.CHAT_OUTBOX,
  STORAGE_KEY.UNSENT_ZZIMS,
  STORAGE_KEY.OUTBOX_WRITE,
  STORAGE_KEY.MEMBER_LIST,
  // All that is kept, viewed, contacted, read and looked for, of whatever kind.
  'ZZIM_',
  'RECENT_',
  STORAGE_KEY.READING_PLACES,
  STORAGE_KEY.COMPARED,
  STORAGE_KEY.NOTICE_DOCUMENTS,
];

/** What a member typed and kept on this device: theirs after a session that ended, gone once they have logged out. */
export class TypedHere {
  constructor(
    private readonly local: KeyValueStorage,
    private readonly perTab: KeyValueStorage,
    /** Tells this tab of what is gone: other tabs hear it of their browser. */
    private readonly tell: (key: string) => void = () => undefined,
  ) {}

  /** Somebody is there: what another one has left here is gone. */
  come(member: string): void {
    for (const storage of [this.local, this.perTab]) {
      const before = storage.read(STORAGE_KEY.TYPED_BY);
      if (before === member) continue;
      if (before !== null) this.erase(storage);
      storage.write(STORAGE_KEY.TYPED_BY, member);
    }
  }

  /** They have logged out. */
  leave(): void {
    for (const storage of [this.local, this.perTab]) this.erase(storage);
  }

  /** In another tab all of it is gone: what is kept in this one goes, too. */
  leaveTab(): void {
    this.erase(this.perTab);
  }

  /** The era first: who hears of the rest writes nothing of it again. */
  private erase(storage: KeyValueStorage): void {
    endEra(storage);
    // They lie where only their own code reaches, which may come later, or another time.
    if (storage === this.local) storage.write(STORAGE_KEY.CHECKLISTS_LEFT, '1');
    for (const key of storage.keys())
      if (key === STORAGE_KEY.TYPED_BY || KINDS.some((kind) => key.startsWith(kind))) {
        storage.remove(key);
        this.tell(key);
      }
  }
}
