import { makeAutoObservable } from 'mobx';
import {
  actOn,
  compareHybrid,
  fieldsOf,
  joinedList,
  parseJson,
  restamped,
  STORAGE_KEY,
  thingOf,
  type DoneHere,
  type HybridStamp,
  type Joined,
  type KeyValueStorage,
} from '#core';
import type { DeviceClock } from '../../device-clock';
import { eraOf } from '../../typed-era';
import type { ListKind, ReadList } from './list-kinds';

/** One by one, as it was pressed; or with all others, as the device has it, which nobody is told of. */
export type ListSending = 'act' | 'join';

interface ListState<Entry> {
  readonly entries: readonly Entry[];
  /** By what they are of: entries of which the server has not heard. */
  readonly unsent: ReadonlyMap<string, ListSending>;
  /** Whether this device ever heard what the server remembers. */
  readonly isHeard: boolean;
  /** Whether the app's own lists were written whole. */
  readonly isShown: boolean;
}

export interface DeviceListWorld {
  readonly storage: KeyValueStorage;
  /** Tells this tab of a key that was written past its stores. */
  readonly tell: (key: string) => void;
  readonly clock: DeviceClock;
}

export interface Unsent<Entry> {
  readonly entry: Entry;
  readonly sending: ListSending;
}

const isSending = (value: unknown): value is ListSending => value === 'act' || value === 'join';

/**
 * One list of a member on this device, joined: the app's own lists are drawn from it, and what is done with these is
 * stamped and kept at once. Every change begins with what is stored, so that tabs lose nothing to each other.
 */
export class DeviceList<Entry extends Joined> {
  /** Of how much the server has not heard. */
  unsent = 0;
  isHeard = false;
  private readonly key: string;
  private readonly identity: (entry: Entry) => string;
  /** False once its member has logged out, or another has come: nothing is written any more. */
  readonly isTaken: () => boolean;

  constructor(
    private readonly world: DeviceListWorld,
    private readonly member: string,
    readonly kind: ListKind<Entry>,
  ) {
    this.key = `${STORAGE_KEY.MEMBER_LIST}_${kind.name}`;
    this.identity = kind.rule.identityOf ?? thingOf;
    this.isTaken = eraOf(world.storage);
    makeAutoObservable<this, 'world' | 'member' | 'key' | 'identity'>(this, {
      world: false,
      member: false,
      kind: false,
      key: false,
      identity: false,
      isTaken: false,
      stamps: false,
      toSend: false,
    });
  }

  /** Takes over what was done before: by a visitor, by an earlier state of the app, or before its code was there. */
  open(): void {
    const stored = this.stored();
    const { storage, clock } = this.world;
    if (stored !== null) {
      const shown = this.kind.texts(stored.entries);
      const before: ReadList = (key) => shown.get(key) ?? null;
      // A list that is gone says nothing: it was not emptied by hand.
      const done = this.kind.done(before, (key) => storage.read(key) ?? before(key));
      this.do(stored.isShown ? done : done.filter(({ when }) => when !== null));
      return;
    }
    const first = this.kind.first((key) => storage.read(key), clock.read().node);
    const entries = joinedList(first, this.kind.rule);
    const unsent = new Map(entries.map((entry) => [this.identity(entry), 'join' as const]));
    this.keep({ entries, unsent, isHeard: false });
  }

  /** A store of this tab has written its list. */
  changed(key: string, before: string | null, after: string): void {
    const only =
      (text: string | null): ReadList =>
      (one) =>
        one === key ? text : null;
    this.do(this.kind.done(only(before), only(after)));
  }

  /** Stamps what was done, each after the other. */
  do(done: readonly DoneHere<Entry>[], sending: ListSending = 'act'): void {
    const { clock } = this.world;
    const { rule } = this.kind;
    const state = this.state();
    let { entries } = state;
    const unsent = new Map(state.unsent);
    for (const { when, act } of done) {
      const now = when ?? clock.now();
      const acted = actOn(entries, [act], { clock: clock.read(), now, rule });
      clock.keep(acted.clock);
      entries = acted.list;
      for (const entry of acted.entries) unsent.set(this.identity(entry), sending);
    }
    this.keep({ ...state, entries, unsent });
  }

  /** Of what the server has not heard, the oldest first. */
  toSend(): readonly Unsent<Entry>[] {
    const { entries, unsent } = this.state();
    return entries
      .flatMap((entry): Unsent<Entry>[] => {
        const sending = unsent.get(this.identity(entry));
        return sending === undefined ? [] : [{ entry, sending }];
      })
      .toSorted((one, other) => compareHybrid(one.entry.at, other.entry.at));
  }

  stamps(): readonly HybridStamp[] {
    return this.state().entries.map(({ at }) => at);
  }

  /** The server has heard of these, unless they were changed meanwhile. */
  sent(these: readonly Entry[], heard: readonly Entry[], told: { readonly now: number } | null) {
    const { clock } = this.world;
    clock.hear(heard.map(({ at }) => at));
    if (told !== null) clock.set(told.now);
    const state = this.state();
    const entries = joinedList([...heard, ...state.entries], this.kind.rule);
    const stands = new Map(state.entries.map((entry) => [this.identity(entry), entry.at]));
    const unsent = new Map(state.unsent);
    for (const entry of these)
      if (stands.get(this.identity(entry)) === entry.at) unsent.delete(this.identity(entry));
    this.keep({ entries, unsent, isHeard: state.isHeard || told !== null });
  }

  /** How one goes from now on. */
  mark(entry: Entry, sending: ListSending): void {
    const state = this.state();
    this.keep({ ...state, unsent: new Map(state.unsent).set(this.identity(entry), sending) });
  }

  /** With stamps of a clock that ran ahead brought back. */
  restamp(stamp: (at: HybridStamp) => HybridStamp): void {
    const state = this.state();
    const entries = joinedList(restamped(state.entries, stamp), this.kind.rule);
    this.keep({ ...state, entries });
  }

  /** Another tab has written it. */
  look(): void {
    this.unsent = this.toSend().length;
    this.isHeard = this.state().isHeard;
  }

  private state(): Omit<ListState<Entry>, 'isShown'> {
    return this.stored() ?? { entries: [], unsent: new Map(), isHeard: false };
  }

  private stored(): ListState<Entry> | null {
    const text = this.world.storage.read(this.key);
    const { member, unsent, isHeard, isShown } = fieldsOf(parseJson(text));
    if (member !== this.member) return null;
    const pairs = Array.isArray(unsent) ? (unsent as readonly unknown[]) : [];
    const sendings = pairs.flatMap((pair): [string, ListSending][] => {
      const [identity, sending] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
      return typeof identity === 'string' && isSending(sending) ? [[identity, sending]] : [];
    });
    const entries = this.kind.parse(text);
    const flags = { isHeard: isHeard === true, isShown: isShown === true };
    return { entries, unsent: new Map(sendings), ...flags };
  }

  /** The app's lists first: what dies in between is taken over as done here, which it was, or by somebody else. */
  private keep({ entries, unsent, isHeard }: Omit<ListState<Entry>, 'isShown'>): void {
    if (!this.isTaken()) return;
    const isShown = this.show(entries);
    const { member } = this;
    const known = new Set(entries.map(this.identity));
    const sendings = [...unsent].filter(([identity]) => known.has(identity));
    const state = { version: '3.0', member, isHeard, isShown, unsent: sendings, entries };
    this.world.storage.write(this.key, JSON.stringify(state));
    this.look();
  }

  private show(entries: readonly Entry[]): boolean {
    const { storage, tell } = this.world;
    let isWhole = true;
    for (const [key, text] of this.kind.texts(entries)) {
      if (storage.read(key) === text) continue;
      isWhole = storage.write(key, text) && isWhole;
      tell(key);
    }
    return isWhole;
  }
}
