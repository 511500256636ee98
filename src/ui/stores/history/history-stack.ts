import { makeAutoObservable, observableRef } from 'mobx';
import { openPopups, STORAGE_KEY, type KeyValueStorage, type Random } from '#core';
import { Arrivals } from './arrivals';
import { EntrySnapshots } from './entry-snapshots';
import { readEntryState, readStoredStack, type HistoryEntry } from './history-entry';
import { LeaveQuestion, type LeaveGuard } from './leave-question';
import type { PageHistory } from './page-history';
import { pathOf, searchOf, withoutSlash } from './url-parts';

/** Older entries than this many are forgotten; Back still reaches them. */
const KEPT = 50;

export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/**
 * The tab's history as the app knows it: every push, replace and back goes through here (the
 * router's navigator does, too). Kept in session storage, so that a reload finds it again.
 * A `go` takes a moment in every browser; what is asked meanwhile waits for its arrival.
 * An address loses the slashes at the end of its path: the server answers with and without them.
 */
export class HistoryStack {
  entries: readonly HistoryEntry[];
  at = 0;
  /** How the current entry was reached. */
  kind: NavigationKind = 'POP';
  /** True where the app began with this page: nothing of it stood in this tab before. */
  openedCold = false;
  readonly snapshots = new EntrySnapshots();
  private readonly listeners = new Set<() => void>();
  private readonly arrivals = new Arrivals();
  private stopListening: (() => void) | null = null;
  private panelScrolled: (() => number) | null = null;
  private readonly question = new LeaveQuestion();

  constructor(
    private readonly page: PageHistory,
    private readonly storage: KeyValueStorage,
    private readonly random: Random,
  ) {
    const url = withoutSlash(page.url());
    this.entries = [{ key: '', page: '', url, popup: null, scroll: 0 }];
    makeAutoObservable<
      this,
      | 'page'
      | 'storage'
      | 'random'
      | 'listeners'
      | 'arrivals'
      | 'stopListening'
      | 'panelScrolled'
      | 'question'
    >(this, {
      entries: observableRef,
      snapshots: false,
      openedCold: false,
      // Read from the browser each time: as a computed value it would never be seen to change.
      userState: false,
      page: false,
      storage: false,
      random: false,
      listeners: false,
      arrivals: false,
      stopListening: false,
      panelScrolled: false,
      question: false,
    });
  }

  get current(): HistoryEntry {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('The history stack has no current entry.');
    return entry;
  }

  /** What the navigation to the current entry passed along. */
  get userState(): unknown {
    return readEntryState(this.page.state())?.user ?? null;
  }

  /** True where Back stays inside the app, as far as this tab remembers. */
  get canGoBack(): boolean {
    return this.at > 0;
  }

  /** Takes up the stack of this tab, and listens. Before the first drawing. */
  start(): void {
    if (this.stopListening !== null) return;
    this.stopListening = this.page.listen(() => {
      this.arrived();
    });
    const state = readEntryState(this.page.state());
    const stored = readStoredStack(this.storage.read(STORAGE_KEY.HISTORY_STACK));
    const at = stored.entries.findIndex((entry) => entry.key === state?.key);
    if (at >= 0) {
      this.settle(stored.entries, at, 'POP');
      return;
    }
    // An address that was typed follows the page that was shown; another site's link does not.
    const isNext = state === null && this.page.followsOwn();
    const before = isNext ? stored.entries.slice(0, stored.at + 1) : [];
    this.openedCold = state === null && before.length === 0;
    const entry = this.newEntry(this.page.url());
    this.page.replace(entry.url, { ...keysOf(entry), user: state?.user ?? null });
    this.settle([...before, entry], before.length, 'POP');
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
    this.arrivals.stop();
  }

  /** Called after every change of the current entry. Returns a function that stops it. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  }

  /** A new page, or the same page with another address. */
  push(url: string, user: unknown = null): void {
    this.leaveFor(url, () => {
      this.pushEntry(this.newEntry(url), user);
    });
  }

  /** A popup over the page: its entry belongs to the page below, and is marked as the popup's. */
  pushPopup(url: string, popup: string): void {
    this.pushOver(url, popup);
  }

  /** Something of the page that lies over the rest of it: Back takes it away, and the page stays. */
  pushWithin(url: string): void {
    this.pushOver(url, null);
  }

  /** Whether Back takes away what lies over the page, and no popup. */
  get isWithin(): boolean {
    const { page, popup } = this.current;
    return popup === null && this.entries[this.at - 1]?.page === page;
  }

  /**
   * The same path stays the same page; another one is a new page in the place of this entry.
   * Without `user` the entry keeps what it had.
   */
  replace(target: string, user?: unknown): void {
    this.leaveFor(target, () => {
      const now = this.current;
      const url = withoutSlash(target);
      const isSame = pathOf(url) === pathOf(now.url);
      const mark = openPopups(searchOf(url)).find((name) => name === now.popup) ?? null;
      const entry = isSame ? { ...now, url, popup: mark } : this.newEntry(url);
      this.page.replace(url, {
        ...keysOf(entry),
        user: user === undefined ? this.userState : user,
      });
      this.settle(this.entries.with(this.at, entry), this.at, 'REPLACE');
    });
  }

  go(delta: number): void {
    this.whenArrived(() => {
      this.arrivals.begin();
      this.page.go(delta);
    });
  }

  /**
   * Leaves the page for the one before it, past whatever entries its popups left behind; where the
   * app was opened with this page, the fallback takes its place.
   */
  back(fallback = '/'): void {
    this.whenArrived(() => {
      const { page } = this.current;
      const former = this.entries.slice(0, this.at).findLastIndex((entry) => entry.page !== page);
      const target = Math.max(former, 0);
      if (target !== this.at) this.go(target - this.at);
      if (former < 0) this.replace(fallback, null);
    });
  }

  /** Until the returned function is called, another path is gone to only once the guard lets it. */
  askBeforeLeaving(guard: LeaveGuard): () => void {
    return this.question.set(guard);
  }

  /**
   * Until the returned function is called, the page that is shown scrolls a box of its own, which is
   * scrolled so many px.
   */
  scrollsBy(scrolled: () => number): () => void {
    this.panelScrolled = scrolled;
    return () => {
      if (this.panelScrolled === scrolled) this.panelScrolled = null;
    };
  }

  /** Remembers how far the current page is scrolled; also before a reload. */
  keepScroll(): void {
    const panel = this.panelScrolled?.();
    const scroll = this.page.scrolled();
    const entry = { ...this.current, scroll, ...(panel !== undefined && { panel }) };
    this.entries = this.entries.with(this.at, entry);
    this.store();
  }

  /** Remembers a word for the page that is shown: how its screen stands, beyond its address. */
  keepNote(note: string): void {
    const { page } = this.current;
    this.entries = this.entries.map((entry) => (entry.page === page ? { ...entry, note } : entry));
    this.store();
  }

  /** Runs the step now, or as soon as the Back or Forward that is on its way has arrived. */
  whenArrived(step: () => void): void {
    this.arrivals.whenArrived(step);
  }

  /** Takes a step to an address, which may have to be asked about. */
  private leaveFor(url: string, step: () => void): void {
    this.whenArrived(() => {
      if (pathOf(withoutSlash(url)) === pathOf(this.current.url)) step();
      else
        this.question.before(() => {
          this.whenArrived(step);
        });
    });
  }

  private pushOver(url: string, popup: string | null): void {
    this.whenArrived(() => {
      const { page, note } = this.current;
      const noted = note === undefined ? {} : { note };
      this.pushEntry({ ...this.newEntry(url), page, popup, ...noted }, this.userState);
    });
  }

  private pushEntry(entry: HistoryEntry, user: unknown): void {
    this.keepScroll();
    this.page.push(entry.url, { ...keysOf(entry), user });
    const entries = [...this.entries.slice(0, this.at + 1), entry].slice(-KEPT);
    this.settle(entries, entries.length - 1, 'PUSH');
  }

  private arrived(): void {
    this.arrivals.arrived();
    this.keepScroll();
    const state = readEntryState(this.page.state());
    const at = this.entries.findIndex((entry) => entry.key === state?.key);
    if (this.isHeldBack(at)) return;
    if (at >= 0) {
      this.settle(this.entries, at, 'POP');
    } else {
      // Typed by hand (a hash), or an entry that was forgotten: nothing is known around it.
      const entry = this.newEntry(this.page.url());
      const before = state === null ? this.entries.slice(0, this.at + 1) : [];
      this.page.replace(entry.url, { ...keysOf(entry), user: state?.user ?? null });
      this.settle([...before, entry], before.length, 'POP');
    }
    this.arrivals.flush();
  }

  /** The browser is at an entry already when it says so: it is sent back before anything is asked. */
  private isHeldBack(at: number): boolean {
    const target = this.entries[at];
    if (target === undefined || target.page === this.current.page || !this.question.holds)
      return false;
    const delta = at - this.at;
    this.go(-delta);
    this.question.before(() => {
      // Asking has cut off what lay ahead.
      if (delta < 0) this.go(delta);
      else this.push(target.url);
    });
    return true;
  }

  private settle(entries: readonly HistoryEntry[], at: number, kind: NavigationKind): void {
    this.entries = entries;
    this.at = at;
    this.kind = kind;
    this.question.settled();
    this.store();
    for (const changed of [...this.listeners]) changed();
  }

  private store(): void {
    const stack = JSON.stringify({ entries: this.entries, at: this.at });
    this.storage.write(STORAGE_KEY.HISTORY_STACK, stack);
  }

  private newEntry(url: string): HistoryEntry {
    const key = this.random.id();
    return { key, page: key, url: withoutSlash(url), popup: null, scroll: 0 };
  }
}

const keysOf = ({ key, page, popup }: HistoryEntry) => ({ key, page, popup });
