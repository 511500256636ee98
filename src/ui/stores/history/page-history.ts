/**
 * What a tab keeps of the pages it showed, as far as the history stack needs it; the browser's
 * own in {@link WindowHistory}, a plain list in tests.
 */
export interface PageHistory {
  /** Path, search and hash of the page that is shown. */
  url(): string;
  /** What was stored with the entry that is shown; null where nothing was. */
  state(): unknown;
  push(url: string, state: unknown): void;
  replace(url: string, state: unknown): void;
  /** Asks to go `delta` entries on; the arrival is told to the listener, later. */
  go(delta: number): void;
  /**
   * Hears of every arrival that was not a push or replace of ours. Returns a function that stops
   * it.
   */
  listen(arrived: () => void): () => void;
  /**
   * Whether the entry before this one is the app's as well, as far as the browser tells; false
   * where a link on another site, or a new tab, led here.
   */
  followsOwn(): boolean;
  /** How far the page is scrolled, in px. */
  scrolled(): number;
}

export class WindowHistory implements PageHistory {
  constructor(private readonly view: Window) {}

  url(): string {
    const { pathname, search, hash } = this.view.location;
    return `${pathname}${search}${hash}`;
  }

  state(): unknown {
    return this.view.history.state;
  }

  push(url: string, state: unknown): void {
    this.view.history.pushState(state, '', url);
  }

  replace(url: string, state: unknown): void {
    this.view.history.replaceState(state, '', url);
  }

  go(delta: number): void {
    this.view.history.go(delta);
  }

  listen(arrived: () => void): () => void {
    // Scroll positions are kept by the stack: the browser's own guess comes before the content.
    this.view.history.scrollRestoration = 'manual';
    this.view.addEventListener('popstate', arrived);
    return () => {
      this.view.removeEventListener('popstate', arrived);
    };
  }

  followsOwn(): boolean {
    // Lists the entries of this origin around this one, and no others. Older browsers have none.
    const { navigation } = this.view as Partial<Pick<Window, 'navigation'>>;
    if (navigation?.currentEntry != null) return navigation.currentEntry.index > 0;
    const { referrer } = this.view.document;
    return referrer === '' || referrer.startsWith(`${this.view.location.origin}/`);
  }

  scrolled(): number {
    return this.view.scrollY;
  }
}
