import { makeAutoObservable, observableRef } from 'mobx';
import { STORAGE_KEY, type Clock, type KeyValueStorage, type Random } from '#core';
import type { ListenToStorage } from '../../stores/listen-to-storage';
import { eraOf } from '../../stores/typed-era';
import { withKept, withoutKept, type Kept } from './kept-forms';

export interface DraftWorld {
  readonly local: KeyValueStorage;
  readonly perTab: KeyValueStorage;
  readonly listen: ListenToStorage;
  readonly random: Pick<Random, 'id'>;
  readonly clock: Clock;
  /** Whose drafts these are. */
  readonly member: string;
}

/** Something that was written elsewhere, and could be gone on with here. */
export interface FoundDraft<Content extends object> {
  readonly kept: Kept<Content>;
  /** It is being written in another tab right now. */
  readonly isLive: boolean;
}

/**
 * Drafts of one form (a new post, or a change of one): each tab keeps its own on the device, so that
 * none writes over another's. A reload, a crash and a login in between find the tab's own again; what
 * others wrote is offered, never taken by itself.
 */
export class FormDrafts<Content extends object> {
  /** What others have written, the newest first. */
  private others: readonly Kept<Content>[] = [];
  /** Other tabs that were heard writing. */
  private live: ReadonlySet<string> = new Set();
  /** Those that the person does not want to hear of here. */
  private dismissed: ReadonlySet<string> = new Set();
  /** Whether another tab goes on with what was written here. */
  isTaken = false;
  /** When it was kept last, in milliseconds since 1970; null where it could not be, or was not yet. */
  savedAt: number | null = null;
  /** Whether the device takes nothing. */
  hasFailed = false;
  private readonly key: string;
  /** Under which this tab remembers which draft is this member's: others may log in here, too. */
  private readonly ownKey: string;
  private readonly writer: string;
  /** False once its member has left: what still stands here is kept no more. */
  private readonly isKeeping: () => boolean;
  private owner: string;
  private from: string | null = null;
  private last: Kept<Content> | null = null;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly world: DraftWorld,
    form: string,
    /** What is kept of such a form, the newest first; never throws. */
    private readonly read: (stored: string | null) => readonly Kept<Content>[],
  ) {
    this.key = `${STORAGE_KEY.DRAFT}_${form}`;
    this.ownKey = `${this.key}_${world.member}`;
    this.writer = world.random.id();
    this.isKeeping = eraOf(world.local);
    this.owner = world.perTab.read(this.ownKey) ?? world.random.id();
    makeAutoObservable<
      this,
      | 'read'
      | 'world'
      | 'key'
      | 'ownKey'
      | 'writer'
      | 'isKeeping'
      | 'owner'
      | 'from'
      | 'last'
      | 'stopListening'
      | 'others'
      | 'live'
      | 'dismissed'
    >(this, {
      read: false,
      world: false,
      key: false,
      ownKey: false,
      writer: false,
      isKeeping: false,
      owner: false,
      from: false,
      last: false,
      stopListening: false,
      others: observableRef,
      live: observableRef,
      dismissed: observableRef,
    });
  }

  /** Begins to hear other tabs; answers what this tab had written before it was loaded anew. */
  start(): Kept<Content> | null {
    if (this.stopListening === null) {
      this.world.perTab.write(this.ownKey, this.owner);
      this.stopListening = this.world.listen((key) => {
        if (key === null || key === this.key) this.heard();
      });
    }
    const all = this.all();
    this.others = withoutKept(all, this.owner);
    return all.find(({ owner }) => owner === this.owner) ?? null;
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /** What is offered: the newest that others wrote and that was not declined here. */
  get found(): FoundDraft<Content> | null {
    const kept = this.others.find(({ owner }) => !this.dismissed.has(owner));
    return kept === undefined ? null : { kept, isLive: this.live.has(kept.owner) };
  }

  /** Goes on with what this tab had written. */
  resume(kept: Kept<Content>): void {
    this.last = kept;
    this.from = kept.from;
    this.savedAt = kept.savedAt;
  }

  /** What this tab had written is offered like that of any other. */
  setAside(): void {
    this.beAnother();
    this.others = this.all();
  }

  /** Keeps what is written here. */
  keep(content: Content): void {
    const { member, clock } = this.world;
    const { owner, writer, from } = this;
    const savedAt = clock.now();
    this.last = { ...content, owner, writer, member, from, savedAt };
    this.isTaken = false;
    this.write(withKept(this.stored(), this.last));
  }

  /** It was sent, or is not wanted any more. */
  drop(): void {
    this.last = null;
    this.from = null;
    this.savedAt = null;
    this.write(withoutKept(this.stored(), this.owner));
  }

  /** Goes on here with what was written elsewhere; what was written here stays behind as another draft. */
  takeUp(kept: Kept<Content>): void {
    if (this.last !== null) this.beAnother();
    const { owner: before } = kept;
    this.from = before;
    const { owner, writer } = this;
    const taken = { ...kept, owner, writer, from: before };
    this.last = taken;
    this.write(withKept(withoutKept(this.stored(), before), taken));
  }

  /** Throws away what was written elsewhere. A tab that still shows it keeps it once more. */
  discard({ owner }: Kept<Content>): void {
    this.write(withoutKept(this.stored(), owner));
  }

  /** It stays where it is, and is not offered here again. */
  dismiss({ owner }: Kept<Content>): void {
    this.dismissed = new Set(this.dismissed).add(owner);
  }

  private heard(): void {
    if (!this.isKeeping()) return;
    const all = this.all();
    const before = new Map(this.others.map((kept) => [kept.owner, kept.savedAt]));
    const mine = all.find(({ owner }) => owner === this.owner);
    if (this.last !== null && mine !== undefined && mine.writer !== this.last.writer) {
      // A tab that was doubled: from here on they are two.
      this.beAnother();
      this.write(withKept(this.stored(), { ...this.last, owner: this.owner }));
      return;
    }
    const others = withoutKept(all, this.owner);
    const changed = others.filter(({ owner, savedAt }) => before.get(owner) !== savedAt);
    this.live = new Set([...this.live, ...changed.map(({ owner }) => owner)]);
    this.others = others;
    if (this.last === null || this.isTaken || mine !== undefined) return;
    const { owner } = this;
    if (others.some(({ from }) => from === owner)) this.isTaken = true;
    // Lost between two tabs that wrote at once, or thrown away there: it still stands here.
    else this.write(withKept(this.stored(), this.last));
  }

  private beAnother(): void {
    this.owner = this.world.random.id();
    this.from = null;
    this.world.perTab.write(this.ownKey, this.owner);
  }

  /** Those of everybody: what another member wrote here stays theirs. */
  private stored(): readonly Kept<Content>[] {
    return this.read(this.world.local.read(this.key));
  }

  private all(): readonly Kept<Content>[] {
    return this.stored().filter(({ member }) => member === this.world.member);
  }

  private write(list: readonly Kept<Content>[]): void {
    const { local } = this.world;
    if (!this.isKeeping()) return;
    if (list.length === 0) local.remove(this.key);
    const isKept = list.length === 0 || local.write(this.key, JSON.stringify(list));
    this.hasFailed = !isKept;
    this.savedAt = isKept ? (this.last?.savedAt ?? null) : null;
    this.others = withoutKept(this.all(), this.owner);
  }
}
