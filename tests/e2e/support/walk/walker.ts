import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { isPhone } from '../journey';
import { Calls, isAreaCall, isMoreCall } from './calls';
import type { Seeded } from './seeded';
import { look, settledLook, type SeenScreen, type Until } from './seen-screen';
import { WalkModel } from './walk-model';

/** Not the look ahead, which fetches what lies beside a map that came to rest before. */
const asksTheMap = (request: Request): boolean =>
  request.resourceType() === 'xhr' && new URL(request.url()).pathname === '/v2/houses/map';

/** One hand on the page, and the model beside it. Every step leaves both at rest. */
export class Walker {
  readonly model = new WalkModel();
  /** How long each Back and Forward took until it was drawn, in ms: told, never judged. */
  readonly backMs: number[] = [];
  readonly isPhone: boolean;
  private readonly calls: Calls;

  constructor(
    readonly page: Page,
    readonly random: Seeded,
  ) {
    this.isPhone = isPhone(page);
    this.calls = new Calls(page);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    this.model.push(new URL(path, 'http://any').pathname);
    await this.rest();
  }

  /** Does something that leads to a page of the app whose path matches. */
  async leadTo(act: () => Promise<unknown>, path: string): Promise<void> {
    await act();
    const seen = await this.calmLook({ path });
    this.model.push(seen.path);
    this.known(seen);
  }

  /** Does something that moves the map, and so asks for other houses. */
  async moveMap(act: () => Promise<unknown>): Promise<void> {
    const asked = this.page.waitForRequest(asksTheMap);
    await act();
    await asked;
    await this.rest();
  }

  /** Does something that moves the sheet; the map asks anew where it covers more or less of it. */
  async moveSheet(act: () => Promise<unknown>): Promise<void> {
    const asked = this.page.waitForRequest(asksTheMap);
    // Not waited for where the map stays as it was.
    asked.catch(() => undefined);
    // What floats on the map stands above what the sheet covers.
    const locate = this.page.getByRole('button', { name: '현재 위치', includeHidden: true });
    const covered = () => locate.evaluate((button) => button.style.bottom);
    const before = await covered();
    await act();
    if ((await covered()) !== before) await asked;
    await this.rest();
  }

  /** Does something that asks for other houses, or for the same ones. */
  async change(act: () => Promise<unknown>): Promise<void> {
    await act();
    await this.rest();
  }

  async openPopup(popup: string, act: () => Promise<unknown>): Promise<void> {
    await act();
    await expect(this.page.locator('dialog[open]')).toBeVisible();
    this.model.pushPopup(popup);
    this.calls.take();
  }

  /** Does something that closes the popup: its entry is left by Back. */
  async closePopup(act: () => Promise<unknown>): Promise<void> {
    await act();
    const seen = await this.calmLook({ isCovered: false });
    this.model.go(-1);
    this.known(seen);
  }

  async go(delta: 1 | -1): Promise<void> {
    await this.arrive(delta, () => this.stepInHistory(delta));
  }

  /** Leaves the page by a way back of our own. */
  async leaveBy(button: Locator): Promise<void> {
    await this.arrive(this.model.toFormerPage, () => button.click());
  }

  /** Back from the form of a post, which asks first where something was typed. */
  async leaveForm(): Promise<void> {
    await this.arrive(-1, async () => {
      await this.page.evaluate(() => {
        history.back();
      });
      const leave = this.page.getByRole('alertdialog').getByRole('button', { name: '나가기' });
      // Its address goes and comes again before it asks: only its heading tells that it was left.
      const answer = await this.page.waitForFunction(() => {
        if (document.querySelector('[role="alertdialog"]') !== null) return 'asked';
        return document.querySelector('h1')?.textContent === '글쓰기' ? null : 'left';
      });
      if ((await answer.jsonValue()) === 'asked') await leave.click();
    });
  }

  /** Back from a form in which something was typed, and no to what it asks. */
  async refuseToLeave(field: Locator, typed: string): Promise<void> {
    await this.page.evaluate(() => {
      history.back();
    });
    await this.page.getByRole('alertdialog').getByRole('button', { name: '계속 쓰기' }).click();
    await expect(this.page.locator('dialog')).toHaveCount(0);
    await expect(field).toHaveValue(typed);
    await this.rest();
  }

  async reload(): Promise<void> {
    await this.addressAtRest();
    this.model.reload();
    this.calls.forget();
    await this.page.reload();
    const seen = await this.calmLook();
    this.model.expectAsInAddress(seen);
    this.known(seen);
  }

  /** Scrolls to some house of the list that can be pressed; null where there is none. */
  async scrollToCard(): Promise<Locator | null> {
    const side = this.page.locator('[data-stop], aside[aria-label="집 목록"]');
    const hrefs = await side
      .locator('article a[href^="/place/"]')
      .evaluateAll((links) =>
        links
          .filter((link) => link.closest('[inert]') === null && link.checkVisibility())
          .map((link) => link.getAttribute('href') ?? ''),
      );
    if (hrefs.length === 0) return null;
    const href = this.random.pick(hrefs.slice(0, 6));
    const link = side.locator(`article a[href="${href}"]`);
    // A press would scroll what is half covered, which is not the walk's own doing.
    await this.scrollTo(link);
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
    await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await this.framesPass();
    await this.rest();
  }

  /** The search took the map there. */
  async expectPlace(name: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.searchParams.get('q') === name);
    await this.rest();
  }

  /** Nothing is on its way: what is seen now is what Back has to bring. */
  private async rest(): Promise<void> {
    this.known(await this.calmLook());
  }

  private known(seen: SeenScreen): void {
    this.model.note(seen);
    this.calls.take();
  }

  /**
   * A look at a page that has been answered whatever it asked for. It is scrolled to where it was
   * in the frame that its content came in, which may be the first that finds it calm.
   */
  private async calmLook(until?: Until): Promise<SeenScreen> {
    for (;;) {
      await this.calls.answered();
      const { total } = this.calls;
      await settledLook(this.page, until);
      await this.framesPass();
      const seen = await settledLook(this.page, until);
      if (this.calls.isAnswered && total === this.calls.total) return seen;
    }
  }

  /** The list has drawn what came into view. */
  private async framesPass(): Promise<void> {
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

  private async arrive(delta: number, act: () => Promise<unknown>): Promise<void> {
    const isFree = this.model.go(delta);
    const isCovered = this.model.popup !== null;
    await act();
    let seen = await this.calmLook({ path: `^${this.model.path}$`, isCovered });
    // A map that was begun anew beside a house goes first to where this address says.
    if (!this.model.isAtHand) await this.nothingChanges();
    await expect(async () => {
      seen = await look(this.page);
      this.model.expectKnown(seen);
    })
      .toPass({ timeout: 60_000, intervals: [20, 50, 100] })
      .catch((error: unknown) => {
        const calls = this.calls.take().join('\n');
        throw new Error(`${String(error)}\nIt asked for:\n${calls}`, { cause: error });
      });
    // Away from the map, the name of an area is the late question of the map that was left.
    const hasMap = /^\/(map|place)\b/.test(this.model.path);
    const asked = this.calls.take().filter((call) => hasMap || !isAreaCall(call));
    const calls = asked.filter((call) => !isMoreCall(call));
    if (isFree) expect(calls, 'what Back asked for').toEqual([]);
    this.known(seen);
  }

  /** Waits until two looks, further apart than the map takes to ask, see the same. */
  private async nothingChanges(): Promise<void> {
    let before = '';
    await expect(async () => {
      const now = JSON.stringify(await this.calmLook());
      const isSame = now === before;
      before = now;
      expect(isSame).toBe(true);
    }).toPass({ timeout: 60_000, intervals: [300] });
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

  /** The address of a map that moved often follows once a second; a reload reads it. */
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
