import type { Page, Request } from '@playwright/test';

/**
 * The tiles of the map's ground are files; a member's stream stays open as long as the page; and what is viewed and
 * kept is told to their other devices behind it.
 */
const DATA = /^\/v2\/(?!map\/tiles\/|me\/(?:stream$|(?:zzims|recents|seen|contacts)\/))/;
const AREA = /^\/v2\/areas\/at\?/;
const MORE = /^\/v2\/(?:communities|contents|feeds)\?.*\bcursor=/;
const MARKS = '/v2/houses/map';

/**
 * Whether a call asks for what follows the rows of a list. A list asks when it has stood still for
 * a moment, which may be when the way back has brought it.
 */
export const isMoreCall = (call: string): boolean => MORE.test(call);

/** Whether a call asks for the name of an area. */
export const isAreaCall = (call: string): boolean => AREA.test(call);

/** What a page asks the server for: what is on its way, and what was asked since the last step. */
export class Calls {
  private asked: string[] = [];
  private count = 0;
  private readonly onTheirWay = new Set<Request>();
  /** Areas whose name this tab has had. */
  private readonly named = new Set<string>();
  private waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const call = callOf(request);
      if (call === null) return;
      this.count += 1;
      this.onTheirWay.add(request);
      // A map that has come to rest asks for the name of its area later than for its houses: a
      // new name is still the pan's, one that was had before is asked for again.
      if (!isAreaCall(call) || this.named.has(call)) this.asked.push(call);
    });
    page.on('requestfinished', (request) => {
      const call = callOf(request);
      if (call !== null && isAreaCall(call)) this.named.add(call);
      this.ended(request);
    });
    page.on('requestfailed', (request) => {
      this.ended(request);
    });
  }

  /** How many have been asked so far. */
  get total(): number {
    return this.count;
  }

  get isAnswered(): boolean {
    return this.onTheirWay.size === 0;
  }

  /** What was asked since it was taken last. */
  take(): string[] {
    const taken = this.asked;
    this.asked = [];
    return taken;
  }

  /** A new document: whatever was on its way is of no use, and nothing is known any more. */
  forget(): void {
    this.onTheirWay.clear();
    this.named.clear();
    this.take();
  }

  /** Resolves when nothing is on its way. */
  async answered(): Promise<void> {
    if (this.isAnswered) return;
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private ended(request: Request): void {
    this.onTheirWay.delete(request);
    if (!this.isAnswered) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/**
 * Path and search of a call for data; null for files, pictures, the map's ground, and views that are
 * fetched ahead, which nobody waits for: marks are asked for by `fetch` then, and only then.
 */
function callOf(request: Request): string | null {
  const { pathname, search } = new URL(request.url());
  const kind = request.resourceType();
  const isCall = kind === 'xhr' || (kind === 'fetch' && pathname !== MARKS);
  return isCall && DATA.test(pathname) ? pathname + search : null;
}
