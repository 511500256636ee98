import { expect, type Locator, type Page } from '@playwright/test';
import { Calls } from './walk/calls';

/** Longer than a map that has come to rest waits before it asks for its houses. */
const REST_MS = 300;

/** Longer than the address may be behind the map. */
const ADDRESS_MS = 1_100;

/** A mark, and the pixel under the middle of its foot. */
export interface PlacedMark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The same marks, none of them further off than this many pixels. */
export function expectSameMarks(
  found: readonly PlacedMark[],
  meant: readonly PlacedMark[],
  pixels: number,
): void {
  const names = (marks: readonly PlacedMark[]) => marks.map(({ name }) => name).sort();
  expect(names(found)).toEqual(names(meant));
  // Marks of one name may come in another order: each is looked for where it was.
  const left = [...found];
  const moved = meant.filter(({ name, x, y }) => {
    const isIt = (mark: PlacedMark) =>
      mark.name === name && Math.max(Math.abs(mark.x - x), Math.abs(mark.y - y)) <= pixels;
    const index = left.findIndex(isIt);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  expect({ moved, left }).toEqual({ moved: [], left: [] });
}

/** /map as a person meets it: by what is written and said there. */
export class MapScreen {
  readonly cards: Locator;
  readonly marks: Locator;
  private readonly calls: Calls;

  /** Made before the page asks for anything: what is on its way is noted from here on. */
  constructor(readonly page: Page) {
    this.calls = new Calls(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.calls.forget();
    });
    this.cards = page.getByRole('article');
    // The list is the way of the keyboard: marks are the buttons that Tab passes by.
    this.marks = page.locator('[data-state="ready"] button[tabindex="-1"][aria-label]');
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/map${search}`);
    await this.settled();
  }

  /**
   * Nothing is asked any more, and list and map tell the same number: while the next answer is
   * still to come both agree on the last one.
   */
  async settled(): Promise<void> {
    await expect(this.marks.first()).toBeVisible();
    await expect(async () => {
      const asked = this.calls.total;
      await this.timer(REST_MS);
      expect(this.calls.total).toBe(asked);
      expect(this.calls.isAnswered).toBe(true);
      expect(await this.countOnMap()).toBe(await this.countInList());
    }).toPass({ timeout: 60_000 });
  }

  /** The number that the head of the list tells. */
  async countInList(): Promise<number> {
    const head = this.page.getByRole('heading', { name: /^이 (지역|자리) 집/ });
    const told = /([\d,]+)개/.exec((await head.textContent()) ?? '');
    return Number(told?.[1]?.replaceAll(',', ''));
  }

  /** Every cluster's count and every pill. */
  async countOnMap(): Promise<number> {
    const names = await this.marks.evaluateAll((marks) =>
      marks.map((mark) => mark.getAttribute('aria-label') ?? ''),
    );
    return names.reduce((sum, name) => sum + Number(/^집 (\d+)개/.exec(name)?.[1] ?? 1), 0);
  }

  /** What every mark says, and where it stands in px, in the order of their names. */
  async marksWithPlaces(): Promise<PlacedMark[]> {
    const marks = await this.marks.evaluateAll((elements) =>
      elements.map((mark) => {
        const { left, bottom, width } = mark.getBoundingClientRect();
        // Opened houses are marked as seen: a difference that is meant.
        const name = (mark.getAttribute('aria-label') ?? '').replace(/, (본 집|찜한 집)/g, '');
        return { name, x: left + width / 2, y: bottom };
      }),
    );
    return marks.sort((a, b) => a.name.localeCompare(b.name) || a.x - b.x || a.y - b.y);
  }

  /** The address, once it says what the map shows: one that moved often says so once a second. */
  async address(): Promise<string> {
    await this.timer(ADDRESS_MS);
    return this.page.url();
  }

  /** Where the address says that the map stands. */
  async place(): Promise<{ lat: number; lng: number; level: number }> {
    const { searchParams } = new URL(await this.address());
    const number = (name: string) => Number(searchParams.get(name) ?? Number.NaN);
    return { lat: number('lat'), lng: number('lng'), level: number('level') };
  }

  /** Takes a place of the search, and waits until the map stands there. */
  async search(typed: string, name: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: '지역, 역, 대학교 검색' });
    await this.page.getByRole('button', { name: '지역, 역, 대학교 검색' }).first().click();
    await field.fill(typed);
    const option = this.page.getByRole('option', { name }).first();
    await expect(option).toBeVisible();
    // The address tells the place before the houses there are asked for.
    const answer = this.page.waitForResponse(/\/v2\/houses\/map\?/);
    await option.click();
    await answer;
    await expect(field).toBeHidden();
    await expect(this.page).toHaveURL((url) => url.searchParams.get('q') === name);
    await this.settled();
  }

  /** Drags the ground by so many pixels, as a hand does: with a rest before letting go. */
  async drag(dx: number, dy: number): Promise<void> {
    const canvas = this.page.locator('canvas').first();
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('no map to drag');
    const x = box.x + box.width / 2;
    const y = box.y + Math.min(box.height, 400) / 2 + 60;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (let step = 1; step <= 8; step += 1) {
      await this.page.mouse.move(x + (dx * step) / 8, y + (dy * step) / 8);
    }
    await this.page.waitForTimeout(200);
    await this.page.mouse.up();
  }

  /** Presses a key of the map, which zooms and pans like a hand does. */
  async press(key: '+' | '-' | 'ArrowLeft' | 'ArrowRight'): Promise<void> {
    await this.page.locator('canvas').first().focus();
    await this.page.keyboard.press(key);
  }

  /** How far what holds the cards is scrolled. */
  scrolled(): Promise<number> {
    return this.cards.first().evaluate((card) => {
      for (let at: Element | null = card; at !== null; at = at.parentElement) {
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible')
          return at.scrollTop;
      }
      return document.documentElement.scrollTop;
    });
  }

  /** The houses that the list shows, by the address of each. */
  links(): Promise<string[]> {
    return this.cards
      .locator('a[href^="/place/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  /** A timer of the page, since it cannot overtake the page's own on a busy machine. */
  private async timer(ms: number): Promise<void> {
    await this.page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), ms);
  }
}
