import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  isChecklistRemoved,
  isUnsent,
  newChecklist,
  parseUnsentChecklists,
  stampsOf,
  STORAGE_KEY,
  storedUnsentChecklists,
  uuidV7,
  withoutChecklist,
  withPhoto,
  withUnsent,
  type Checklist,
  type ChecklistOnDevice,
  type ChecklistOwner,
  type HybridStamp,
  type KeyValueStorage,
  type NotKept,
  type PictureFile,
  type UnsentChecklists,
} from '#core';
import { DeviceClock } from '../device-clock';
import { ChecklistFiles } from './checklist-files';
import { ChecklistSync } from './checklist-sync';
import { VISITOR, type ChecklistWorld } from './checklist-world';
import { TakenAlong } from './taken-along';
import { UnkeptChanges } from './unkept-changes';

/** HERE: on this device alone · SENDING: on its way to the server · REFUSED: not taken there · SAVED: there */
export type ChecklistState = 'HERE' | 'SENDING' | 'REFUSED' | 'SAVED';

/** How a change is made: of what is there, at a stamp that is later than all in it. */
export type ChecklistAct = (checklist: Checklist, at: HybridStamp) => Checklist;

/**
 * The checklists of who is there, as this device keeps them. What is changed is shown at once and kept
 * after it; while the device refuses to keep it, it stays on the screen, and `trouble` says why.
 */
export class ChecklistStore {
  /** Null until the device was asked. */
  own: readonly ChecklistOnDevice[] | null = null;
  trouble: NotKept | null = null;
  readonly sync: ChecklistSync;
  readonly files: ChecklistFiles;
  readonly along: TakenAlong;
  /** Of how many checklists the device had not kept something when their member left. */
  lost = 0;
  private readonly unkept: UnkeptChanges;
  private readonly keeping = new Map<string, Promise<boolean>>();
  private readonly deviceClock: DeviceClock;
  /** How many of whom this device still has to send, also where they are not there now. */
  private unsentOf: UnsentChecklists = new Map();
  private loads = 0;
  private stops: readonly (() => void)[] = [];

  constructor(private readonly world: ChecklistWorld) {
    this.deviceClock = new DeviceClock(world.local, world.clock, world.random);
    this.sync = new ChecklistSync(world, this.deviceClock);
    this.files = new ChecklistFiles(world);
    this.along = new TakenAlong(world.kept);
    this.unkept = new UnkeptChanges(this.owner);
    makeAutoObservable<
      this,
      'world' | 'unkept' | 'keeping' | 'deviceClock' | 'unsentOf' | 'loads' | 'stops'
    >(this, {
      own: observableRef,
      unsentOf: observableRef,
      sync: false,
      files: false,
      along: false,
      world: false,
      unkept: false,
      keeping: false,
      deviceClock: false,
      loads: false,
      stops: false,
    });
  }

  get owner(): ChecklistOwner {
    return this.world.member() ?? VISITOR;
  }

  /** Those that are not deleted, the latest begun first, as they stand on the screen. */
  get shown(): readonly ChecklistOnDevice[] | null {
    if (this.own === null) return null;
    return [...this.unkept.begunBeside(this.own), ...this.own]
      .map((one) => ({ ...one, checklist: this.unkept.merged(one.checklist) }))
      .filter(({ checklist }) => !isChecklistRemoved(checklist));
  }

  one(id: string): ChecklistOnDevice | null {
    return this.shown?.find(({ checklist }) => checklist.id === id) ?? null;
  }

  stateOf({ checklist, ...one }: ChecklistOnDevice): ChecklistState {
    if (this.owner === VISITOR) return 'HERE';
    const waits = checklist.photos.some(
      ({ pictureId, removed }) => pictureId === null && removed === null,
    );
    const isUnkept = this.unkept.has(checklist.id);
    const isHere = isUnkept || waits || isUnsent({ checklist, ...one });
    if (!isHere) return 'SAVED';
    if (!isUnkept && this.sync.refusalOf({ checklist, ...one }) !== null) return 'REFUSED';
    return this.sync.isWaiting ? 'HERE' : 'SENDING';
  }

  /** How many have something that the server lacks. */
  get unsent(): number {
    return this.shown?.filter((one) => this.stateOf(one) !== 'SAVED').length ?? 0;
  }

  /**
   * How many wait for their member to log in: those whose session ended, and of a visitor those that a
   * member wrote here before.
   */
  get waitingForLogin(): number {
    if (this.owner !== VISITOR) return this.sync.needsLogin ? this.unsent : 0;
    const others = [...this.unsentOf].filter(([owner]) => owner !== VISITOR);
    return others.reduce((sum, [, count]) => sum + count, 0);
  }

  start(): void {
    const { kept, online, sight } = this.world;
    const send = () => {
      void this.sync.run();
    };
    this.stops = [
      kept.watch(() => {
        void this.load();
      }),
      online(send),
      sight.listen(() => {
        if (sight.isSeen()) send();
      }),
      reaction(
        () => this.owner,
        (owner) => {
          void this.become(owner);
        },
        { fireImmediately: true },
      ),
      reaction(
        () => (this.own === null ? null : { owner: this.owner, count: this.unsent }),
        (now) => {
          if (now !== null) this.noteUnsent(now.owner, now.count);
        },
        { equals: compareStructural, fireImmediately: true },
      ),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.sync.stop();
  }

  /** The id of one that is begun now. */
  newId(): string {
    const { clock, random } = this.world;
    return uuidV7(
      clock.now(),
      Array.from({ length: 10 }, () => Math.floor(random.number() * 256)),
    );
  }

  /** Shown at once; true once it is kept. */
  change(id: string, act: ChecklistAct): Promise<boolean> {
    const before = this.one(id)?.checklist ?? this.unkept.merged(newChecklist(id));
    this.unkept.set(act(before, this.deviceClock.stamp(stampsOf(before))));
    this.lost = 0;
    return this.keep(id);
  }

  /** Tries once more to keep what the device refused. */
  async keepAgain(): Promise<void> {
    await Promise.all(this.unkept.ids.map((id) => this.keep(id)));
  }

  remove(id: string): Promise<boolean> {
    return this.change(id, withoutChecklist);
  }

  /** Its file first: a checklist that says that there is a photo has one. */
  async addPhoto(
    id: string,
    place: { readonly room: string; readonly item: string },
    file: PictureFile,
  ): Promise<boolean> {
    const photo = this.newId();
    const { kept } = this.world;
    const isThere = (await kept.hasRoomFor(file.size))
      ? await kept.keepPhoto(this.owner, { id: photo, checklist: id }, file)
      : { ok: false as const, reason: 'full' as const };
    if (!isThere.ok) {
      runInAction(() => {
        this.trouble = isThere.reason;
      });
      return false;
    }
    return this.change(id, (on) =>
      withPhoto(on, { id: photo, ...place, pictureId: null, caption: null, removed: null }),
    );
  }

  photo(id: string): Promise<PictureFile | null> {
    return this.world.kept.photo(this.owner, id);
  }

  /** Whoever signs in takes along what they wrote before; what the device did not move waits in `along`. */
  async takeAlong(): Promise<void> {
    if (!(await this.along.take(this.owner))) return;
    this.noteUnsent(VISITOR, 0);
    this.sync.soon();
  }

  /** What members left who are not there any more goes from this device, unless somebody else is. */
  async letGo(): Promise<void> {
    const { kept, local } = this.world;
    if (local.read(STORAGE_KEY.CHECKLISTS_LEFT) === null) return;
    await Promise.all([this.sync.settled(), ...this.keeping.values()]);
    const { owner } = this;
    // Where it cannot be done it is still to be done, by the next page.
    if (!(await kept.forgetOthers(owner)).ok) return;
    local.remove(STORAGE_KEY.CHECKLISTS_LEFT);
    for (const [other] of storedUnsent(local))
      if (other !== owner && other !== VISITOR) this.noteUnsent(other, 0);
  }

  private async become(owner: ChecklistOwner): Promise<void> {
    const { local } = this.world;
    this.own = null;
    this.trouble = null;
    this.lost += this.unkept.become(owner, local.read(STORAGE_KEY.CHECKLISTS_LEFT) !== null);
    this.sync.begin();
    await this.takeAlong();
    await this.letGo();
    await Promise.all([this.load(), this.keepAgain()]);
    void this.sync.run();
  }

  /** So that any page of the app knows that something is to be sent, without fetching this. */
  private noteUnsent(owner: ChecklistOwner, count: number): void {
    const { local } = this.world;
    this.unsentOf = withUnsent(storedUnsent(local), owner, count);
    const stored = storedUnsentChecklists(this.unsentOf);
    if (stored === null) local.remove(STORAGE_KEY.UNSENT_CHECKLISTS);
    else local.write(STORAGE_KEY.UNSENT_CHECKLISTS, stored);
  }

  /** What was asked for last counts. */
  private async load(): Promise<void> {
    this.loads += 1;
    const load = this.loads;
    const { owner } = this;
    const all = await this.world.kept.all(owner);
    runInAction(() => {
      if (load !== this.loads || owner !== this.owner) return;
      this.own = all ?? [];
      this.unsentOf = storedUnsent(this.world.local);
      if (all === null) this.trouble = 'forbidden';
    });
  }

  private keep(id: string): Promise<boolean> {
    const { owner } = this;
    const running = this.keeping.get(id) ?? Promise.resolve(true);
    const next = running.then(() => this.keepNow(owner, id));
    this.keeping.set(id, next);
    return next;
  }

  private async keepNow(owner: ChecklistOwner, id: string): Promise<boolean> {
    // What a visitor wrote is their member's by now, and kept as theirs.
    if (owner !== this.owner) return false;
    const one = this.unkept.of(id);
    if (one === undefined) return true;
    const result = await this.world.kept.change(owner, one);
    runInAction(() => {
      if (owner !== this.owner) return;
      this.trouble = result.ok ? null : result.reason;
      if (!result.ok) return;
      this.own = [
        result.value,
        ...(this.own ?? []).filter(({ checklist }) => checklist.id !== id),
      ].toSorted((a, b) => (a.checklist.id < b.checklist.id ? 1 : -1));
      this.unkept.kept(one);
    });
    if (result.ok) this.sync.soon();
    return result.ok;
  }
}

const storedUnsent = (local: KeyValueStorage): UnsentChecklists =>
  parseUnsentChecklists(local.read(STORAGE_KEY.UNSENT_CHECKLISTS));
