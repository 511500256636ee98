import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { isPhone } from '../journey';
import type { Seeded } from './seeded';
import { look, settled } from './seen-screen';
import { WalkModel } from './walk-model';

const DATA = /^\/v2\//;
const ASKS_THE_MAP = /\/v2\/houses\/map\?/;

/** One hand on the page, and the model beside it. Every step leaves both at rest. */
export class Walker {
  readonly model = new WalkModel();
  /** How long each Back and Forward took until it was drawn, in ms: told, never judged. */
  readonly backMs: number[] = [];
  readonly isPhone: boolean;
  private calls: string[] = [];

  constructor(
    readonly page: Page,
    readonly random: Seeded,
  ) {
    this.isPhone = isPhone(page);
    page.on('request', (request: Request) => {
      const { pathname, search } = new URL(request.url());
      if (DATA.test(pathname)) this.calls.push(pathname + search);
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    this.model.push(new URL(path, 'http://any').pathname);
    await this.rest();
  }

  /** Nothing is on its way: what is seen now is what Back has to bring. */
  async rest(): Promise<void> {
    await settled(this.page);
    this.model.note(await look(this.page));
  }

  /** Does something that leads to another page of the app. */
  async leadTo(act: () => Promise<unknown>, path: RegExp): Promise<void> {
    // What was scrolled by the press itself belongs to the page that is left.
    await act();
    await expect(this.page).toHaveURL((url) => path.test(url.pathname));
    this.model.push(new URL(this.page.url()).pathname);
    await this.rest();
    this.calls = [];
  }

  /** Does something that moves the map, and so asks for other houses. */
  async moveMap(act: () => Promise<unknown>): Promise<void> {
    const asked = this.page.waitForRequest(ASKS_THE_MAP);
    await act();
    await asked;
    await this.rest();
    this.calls = [];
  }

  /** Does something that asks for other houses, or for the same ones. */
  async change(act: () => Promise<unknown>): Promise<void> {
    await act();
    await this.rest();
    this.calls = [];
  }

  async openPopup(popup: string, act: () => Promise<unknown>): Promise<Locator> {
    await act();
    const dialog = this.page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    this.model.pushPopup(popup);
    this.calls = [];
    return dialog;
  }

  /** Does something that closes the popup: its entry is left by Back. */
  async closePopup(act: () => Promise<unknown>): Promise<void> {
    await act();
    await expect(this.page.locator('dialog')).toHaveCount(0);
    this.model.go(-1);
    await this.rest();
    this.calls = [];
  }

  async go(delta: 1 | -1): Promise<void> {
    await this.arrive(delta, () => this.stepInHistory(delta));
  }

  /** Leaves by a way back of our own. */
  async backBy(button: Locator): Promise<void> {
    await this.arrive(-1, () => button.click());
  }

  async reload(): Promise<void> {
    await this.addressAtRest();
    this.model.reload();
    await this.page.reload();
    await settled(this.page);
    this.model.expectAsInAddress(await look(this.page));
    await this.rest();
    this.calls = [];
  }

  /** Some house of the list that can be pressed; null where there is none. */
  async someCard(): Promise<Locator | null> {
    const links = this.page.getByRole('article').locator('a[href^="/place/"]');
    const count = Math.min(await links.count(), 6);
    if (count === 0) return null;
    const link = links.nth(this.random.below(count));
    if (!(await link.isVisible())) return null;
    // A press scrolls what is half covered, which would not be the walk's own doing.
    if (!this.isPhone || (await this.stop()) !== 'peek') await this.scrollTo(link);
    else return null;
    await this.rest();
    return link;
  }

  /** Some single house of the map that nothing covers; null where there is none. */
  async somePill(): Promise<Locator | null> {
    const free = await this.page.evaluate(() =>
      [...document.querySelectorAll('[data-state="ready"] button[tabindex="-1"]')].flatMap(
        (mark, index) => {
          const { left, top, width, height } = mark.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const isPill = !mark.getAttribute('aria-label')?.startsWith('집 ');
          return isPill && hit !== null && mark.contains(hit) ? [index] : [];
        },
      ),
    );
    if (free.length === 0) return null;
    const marks = this.page.locator('[data-state="ready"] button[tabindex="-1"]');
    return marks.nth(this.random.pick(free));
  }

  /** The link of the frame that leads to another area. */
  link(name: RegExp): Locator {
    const frame = this.page
      .locator('nav[aria-label="주 메뉴"], header')
      .getByRole('link', { name });
    return frame.filter({ visible: true }).first();
  }

  async scrollTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await this.scrollAtRest();
  }

  /** The sheet was moved: it has come to a stop, and the map beside it. */
  async sheetAtRest(): Promise<void> {
    await this.scrollAtRest();
  }

  /** The search took the map there. */
  async atPlace(name: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.searchParams.get('q') === name);
    await this.rest();
    this.calls = [];
  }

  private stop(): Promise<string | null> {
    return this.page.locator('[data-stop]').getAttribute('data-stop');
  }

  /** Two frames without a change of any scroll position. */
  private async scrollAtRest(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              resolve();
            }),
          );
        }),
    );
  }

  private async arrive(delta: 1 | -1, act: () => Promise<unknown>): Promise<void> {
    const isFree = this.model.go(delta);
    await act();
    await expect(this.page).toHaveURL((url) => url.pathname === this.model.path);
    if (this.model.popup === null) await expect(this.page.locator('dialog')).toHaveCount(0);
    await settled(this.page);
    // A map that was begun anew beside a house goes first to where this address says.
    if (!this.model.isAtHand) await this.nothingChanges();
    await expect(async () => {
      this.model.expectKnown(await look(this.page));
    }).toPass({ timeout: 3_000, intervals: [20, 50, 100] });
    if (isFree) expect(this.calls, 'what Back asked for').toEqual([]);
    await this.rest();
    if (!isFree) this.calls = [];
  }

  /** Waits until two looks, further apart than the map takes to ask, see the same. */
  private async nothingChanges(): Promise<void> {
    let before = '';
    await expect(async () => {
      const now = JSON.stringify(await look(this.page));
      const isSame = now === before;
      before = now;
      expect(isSame).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [500] });
  }

  private async stepInHistory(delta: number): Promise<void> {
    const ms = await this.page.evaluate(
      (by) =>
        new Promise<number>((resolve) => {
          const from = performance.now();
          const drawn = () => {
            resolve(performance.now() - from);
          };
          addEventListener(
            'popstate',
            () => {
              requestAnimationFrame(() => setTimeout(drawn, 0));
            },
            { once: true },
          );
          history.go(by);
        }),
      delta,
    );
    this.backMs.push(Math.round(ms));
  }

  /** The address follows at most once a second; a reload reads it. */
  private async addressAtRest(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let known = location.href;
          let timer = setTimeout(resolve, 1_100);
          const watch = setInterval(() => {
            if (location.href === known) return;
            known = location.href;
            clearTimeout(timer);
            timer = setTimeout(resolve, 1_100);
          }, 50);
          setTimeout(() => {
            clearInterval(watch);
          }, 5_000);
        }),
    );
  }
}
