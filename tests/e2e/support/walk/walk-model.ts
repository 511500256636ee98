import { expect } from '@playwright/test';
import { expectSameMarks } from '../map-screen';
import type { SeenMap, SeenScreen } from './seen-screen';

/** So many pages further the app may have let go of what it kept for the way back. */
const KEPT_PAGES = 8;

interface Entry {
  /** Names the page; a popup's entry shares it with the entry below. */
  readonly page: number;
  readonly popup: string | null;
}

interface KnownPage {
  readonly path: string;
  /** Which map its entry belongs to: /map and the houses opened from it share one. */
  readonly map: number | null;
  screen: SeenScreen | null;
  /** True where this document has shown it: the way back needs no request. */
  isAtHand: boolean;
}

const isOfMap = (path: string): boolean => path === '/map' || path.startsWith('/place/');

/** A tab's history as a plain list, and what each of its pages showed when it was seen last. */
export class WalkModel {
  private entries: readonly Entry[] = [];
  private at = -1;
  private readonly pages: KnownPage[] = [];
  private readonly maps: (SeenMap | null)[] = [];
  /** Pages in the order in which they were shown, the last one at the end. */
  private shown: readonly number[] = [];

  get canGoBack(): boolean {
    return this.at > 0;
  }

  get canGoForward(): boolean {
    return this.at < this.entries.length - 1;
  }

  /** Whether there is another page below, which the page's own way back leads to. */
  get canLeave(): boolean {
    return this.toFormerPage < 0;
  }

  /** So many entries lead to the page before this one: its popups may have left some. */
  get toFormerPage(): number {
    const { page } = this.entry;
    const former = this.entries.slice(0, this.at).findLastIndex((entry) => entry.page !== page);
    return former < 0 ? 0 : former - this.at;
  }

  get depth(): number {
    return this.at;
  }

  get popup(): string | null {
    return this.entry.popup;
  }

  /** Whether this document has shown the page before. */
  get isAtHand(): boolean {
    return this.page.isAtHand;
  }

  get path(): string {
    return this.page.path;
  }

  /** Another page than the one before. */
  push(path: string): void {
    const former = this.at < 0 ? null : this.page;
    const shares = former !== null && isOfMap(former.path) && isOfMap(path);
    const map = shares ? former.map : isOfMap(path) ? this.maps.push(null) - 1 : null;
    this.pages.push({ path, map, screen: null, isAtHand: false });
    this.enter({ page: this.pages.length - 1, popup: null });
  }

  pushPopup(popup: string): void {
    this.enter({ page: this.entry.page, popup });
  }

  /** Back or Forward; answers whether that needs no request. */
  go(delta: number): boolean {
    const from = this.entry;
    this.at += delta;
    const { page } = this.entry;
    if (delta > 0 && this.entry.popup !== null) {
      // Nobody waits for the popup any more: its entry is the page's.
      this.entries = this.entries.with(this.at, { page, popup: null });
    }
    const isNear = this.shown.slice(-KEPT_PAGES).includes(page);
    // What a popup itself asked for may still be on its way.
    const isFree = from.popup === null && (page === from.page || (this.page.isAtHand && isNear));
    this.show();
    return isFree;
  }

  /** A new document: what was kept in memory is gone. */
  reload(): void {
    for (const page of this.pages) page.isAtHand = false;
    this.maps.fill(null);
  }

  /** What is seen now is what the way back must show. */
  note(screen: SeenScreen): void {
    const { page } = this;
    page.screen = screen;
    page.isAtHand = true;
    // Beside a house the map shows a pill of its own for it.
    if (page.map !== null && page.path === '/map') this.maps[page.map] = screen.map;
  }

  /** The page that was reached by Back or Forward shows what it showed. */
  expectKnown(seen: SeenScreen): void {
    const { screen, map } = this.page;
    expect(seen.dialogs).toEqual(this.popup === null ? [] : [expect.anything()]);
    expect(seen.path).toBe(this.page.path);
    // From another document: its address may have been left behind, by less than a second.
    if (screen === null || !this.page.isAtHand) return;
    expect(seen.title).toBe(screen.title);
    expect(seen.heading).toBe(screen.heading);
    expectWithinAPixel('the page', seen.scroll, screen.scroll);
    expect(seen.rows).toEqual(screen.rows);
    const known = map === null ? null : (this.maps[map] ?? null);
    if (known === null || seen.map === null || seen.path !== '/map') return;
    const { marks, top, ...said } = known;
    const { marks: marksNow, top: topNow, ...saidNow } = seen.map;
    expect(saidNow).toEqual(said);
    expectSameMarks(marksNow, marks, 1);
    expectWithinAPixel('the list', topNow, top);
  }

  /** A new document keeps what the address says, and the sheet; a scrolled list begins anew. */
  expectAsInAddress(seen: SeenScreen): void {
    const { screen } = this.page;
    expect(seen.path).toBe(this.page.path);
    if (screen === null) return;
    expect(seen.heading).toBe(screen.heading);
    // Beside a house that is opened cold the map begins at the house.
    if (seen.path !== '/map' || seen.map === null || screen.map === null) return;
    expect(seen.map.sort).toBe(screen.map.sort);
    expect(seen.map.chips).toEqual(screen.map.chips);
    expect(seen.map.stop).toBe(screen.map.stop);
    expect(seen.map.count).toBe(screen.map.count);
    expectSameMarks(seen.map.marks, screen.map.marks, 2);
  }

  private get entry(): Entry {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('the walk has not begun');
    return entry;
  }

  private get page(): KnownPage {
    const page = this.pages[this.entry.page];
    if (page === undefined) throw new Error('the walk has not begun');
    return page;
  }

  private enter(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
    this.show();
  }

  private show(): void {
    const { page } = this.entry;
    this.shown = [...this.shown.filter((other) => other !== page), page];
  }
}

function expectWithinAPixel(what: string, found: number, meant: number): void {
  const told = `${what} is scrolled ${found} px, not ${meant} px`;
  expect(Math.abs(found - meant), told).toBeLessThanOrEqual(1);
}
