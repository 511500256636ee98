import {
  changedOnDevice,
  heardOnDevice,
  isChecklistRemoved,
  restampedOnDevice,
  stampsOf,
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

interface Kept<What> {
  readonly owner: ChecklistOwner;
  readonly what: What;
}

/** {@link KeptChecklists} in memory; `refusal` says what a device without room or leave answers. */
export class MemoryKeptChecklists implements KeptChecklists {
  refusal: NotKept | null = null;
  private readonly lists = new Map<string, Kept<ChecklistOnDevice>>();
  private readonly files = new Map<string, Kept<KeptPhoto & { readonly file: PictureFile }>>();
  private readonly heard = new Set<() => void>();

  all(owner: ChecklistOwner): Promise<readonly ChecklistOnDevice[] | null> {
    if (this.refusal === 'forbidden') return Promise.resolve(null);
    const own = [...this.lists.values()].filter((one) => one.owner === owner);
    return Promise.resolve(
      own.map(({ what }) => what).toSorted((a, b) => (a.checklist.id < b.checklist.id ? 1 : -1)),
    );
  }

  one(owner: ChecklistOwner, id: string): Promise<ChecklistOnDevice | null> {
    if (this.refusal === 'forbidden') return Promise.resolve(null);
    return Promise.resolve(this.lists.get(keyOf(owner, id))?.what ?? null);
  }

  change(owner: ChecklistOwner, checklist: Checklist): Promise<Result<ChecklistOnDevice, NotKept>> {
    return this.write(() => {
      const key = keyOf(owner, checklist.id);
      return this.put(owner, changedOnDevice(this.lists.get(key)?.what ?? null, checklist));
    });
  }

  hear(
    owner: ChecklistOwner,
    kept: KeptChecklist,
    sent: number | null,
    told?: number | null,
  ): Promise<Result<ChecklistOnDevice, NotKept>> {
    return this.write(() => {
      const key = keyOf(owner, kept.checklist.id);
      return this.put(owner, heardOnDevice(this.lists.get(key)?.what ?? null, kept, sent, told));
    });
  }

  keepPhoto(
    owner: ChecklistOwner,
    photo: KeptPhoto,
    file: PictureFile,
  ): Promise<Result<true, NotKept>> {
    return this.write(() => {
      this.files.set(keyOf(owner, photo.id), { owner, what: { ...photo, file } });
      return true;
    });
  }

  photo(owner: ChecklistOwner, id: string): Promise<PictureFile | null> {
    return Promise.resolve(this.files.get(keyOf(owner, id))?.what.file ?? null);
  }

  photos(owner: ChecklistOwner): Promise<readonly KeptPhoto[]> {
    const own = [...this.files.values()].filter((one) => one.owner === owner);
    return Promise.resolve(own.map(({ what: { id, checklist } }) => ({ id, checklist })));
  }

  takeOver(from: ChecklistOwner, to: ChecklistOwner): Promise<Result<true, NotKept>> {
    return this.write(() => {
      for (const [key, { owner, what }] of this.lists) {
        if (owner !== from) continue;
        const there = this.lists.get(keyOf(to, what.checklist.id))?.what ?? null;
        if (!isChecklistRemoved(what.checklist))
          this.put(to, changedOnDevice(there, what.checklist));
        this.lists.delete(key);
      }
      for (const [key, { owner, what }] of this.files) {
        if (owner !== from) continue;
        this.files.set(keyOf(to, what.id), { owner: to, what });
        this.files.delete(key);
      }
      return true;
    });
  }

  restamp(
    owner: ChecklistOwner,
    anew: (stamps: readonly HybridStamp[]) => (at: HybridStamp) => HybridStamp,
  ): Promise<Result<true, NotKept>> {
    return this.write(() => {
      const own = [...this.lists.values()].filter((one) => one.owner === owner);
      const stamp = anew(own.flatMap(({ what }) => stampsOf(what.checklist)));
      for (const { what } of own) this.put(owner, restampedOnDevice(what, stamp));
      return true;
    });
  }

  forgetOthers(owner: ChecklistOwner): Promise<Result<true, NotKept>> {
    return this.write(() => {
      for (const kept of [this.lists, this.files])
        for (const [key, one] of kept)
          if (one.owner !== owner && one.owner !== '') kept.delete(key);
      return true;
    });
  }

  hasRoomFor(): Promise<boolean> {
    return Promise.resolve(this.refusal !== 'full');
  }

  watch(heard: () => void): () => void {
    this.heard.add(heard);
    return () => {
      this.heard.delete(heard);
    };
  }

  private put(owner: ChecklistOwner, one: ChecklistOnDevice): ChecklistOnDevice {
    this.lists.set(keyOf(owner, one.checklist.id), { owner, what: one });
    for (const { id, removed } of one.checklist.photos) {
      if (removed !== null) this.files.delete(keyOf(owner, id));
    }
    return one;
  }

  private write<Answer>(act: () => Answer): Promise<Result<Answer, NotKept>> {
    if (this.refusal !== null) return Promise.resolve({ ok: false, reason: this.refusal });
    const value = act();
    this.tell();
    return Promise.resolve({ ok: true, value });
  }

  private tell(): void {
    for (const heard of this.heard) heard();
  }
}

const keyOf = (owner: ChecklistOwner, id: string): string => `${owner}/${id}`;
