import { makeAutoObservable, observableRef } from 'mobx';
import { openPopups, STORAGE_KEY, type KeyValueStorage, type Random } from '#core';
import { EntrySnapshots } from './entry-snapshots';
import { readEntryState, readStoredStack, type HistoryEntry } from './history-entry';
import type { PageHistory } from './page-history';
import { pathOf, searchOf, withoutSlash } from './url-parts';

/** Older entries than this many are forgotten; Back still reaches them. */
const KEPT = 50;
/** A Back that leads nowhere is given up after this long. */
const ARRIVAL_MS = 1000;

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
  private readonly waiting: (() => void)[] = [];
  private arrival: ReturnType<typeof setTimeout> | null = null;
  private stopListening: (() => void) | null = null;
  private panelScrolled: (() => number) | null = null;

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
      | 'waiting'
      | 'arrival'
      | 'stopListening'
      | 'panelScrolled'
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
      waiting: false,
      arrival: false,
      stopListening: false,
      panelScrolled: false,
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
    this.endWait();
    this.waiting.length = 0;
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
    this.whenArrived(() => {
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
    this.whenArrived(() => {
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
      this.arrival = setTimeout(() => {
        this.endWait();
        this.flush();
      }, ARRIVAL_MS);
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
    if (this.arrival === null) step();
    else this.waiting.push(step);
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
    this.endWait();
    this.keepScroll();
    const state = readEntryState(this.page.state());
    const at = this.entries.findIndex((entry) => entry.key === state?.key);
    if (at >= 0) {
      this.settle(this.entries, at, 'POP');
    } else {
      // Typed by hand (a hash), or an entry that was forgotten: nothing is known around it.
      const entry = this.newEntry(this.page.url());
      const before = state === null ? this.entries.slice(0, this.at + 1) : [];
      this.page.replace(entry.url, { ...keysOf(entry), user: state?.user ?? null });
      this.settle([...before, entry], before.length, 'POP');
    }
    this.flush();
  }

  private settle(entries: readonly HistoryEntry[], at: number, kind: NavigationKind): void {
    this.entries = entries;
    this.at = at;
    this.kind = kind;
    this.store();
    for (const changed of [...this.listeners]) changed();
  }

  private endWait(): void {
    if (this.arrival !== null) clearTimeout(this.arrival);
    this.arrival = null;
  }

  private flush(): void {
    while (this.arrival === null) {
      const step = this.waiting.shift();
      if (step === undefined) return;
      step();
    }
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
