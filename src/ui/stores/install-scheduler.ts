import { reaction } from 'mobx';
import type { Clock, DeviceKind } from '#core';
import type { AppPopups } from './popups/app-popups';
import type { HistoryStack } from './history/history-stack';
import { pathOf } from './history/url-parts';
import type { InstallStore } from './install-store';
import type { PopupStore } from './popups/popup-store';

/** What a person is in the middle of is over for so long before something else begins. */
export const CALM_MS = 1000;

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

interface SchedulerDeps {
  readonly device: DeviceKind;
  readonly install: InstallStore;
  readonly history: HistoryStack;
  readonly popups: PopupStore<AppPopups>;
  readonly clock: Clock;
  readonly page: Document;
}

/**
 * Asks once a page load whether the person wants the app (spec/readings R15): after 30 s on one
 * page (another page counts anew, a popup over it does not), and not before no input has the focus
 * and no popup is open. However it is closed, it does not come again until the next load.
 */
export class InstallScheduler {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly stops: (() => void)[] = [];
  private pageId: string | null = null;
  private isDue = false;

  constructor(private readonly deps: SchedulerDeps) {}

  /** `openedAt`: when the page that is there now was opened, by the clock. */
  start(openedAt: number): void {
    const { history, popups, page } = this.deps;
    const retry = () => {
      if (this.isDue) this.after(CALM_MS);
    };
    page.addEventListener('focusout', retry);
    this.stops.push(
      history.listen(() => {
        this.follow(this.deps.clock.now());
      }),
      reaction(() => popups.shown, retry),
      () => {
        page.removeEventListener('focusout', retry);
      },
    );
    this.follow(openedAt);
  }

  stop(): void {
    this.stopTimer();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Counts anew where the page is another one. */
  private follow(openedAt: number): void {
    const { device, install, history, clock } = this.deps;
    const { page, url } = history.current;
    if (page === this.pageId) return;
    this.pageId = page;
    this.isDue = false;
    this.stopTimer();
    const prompt = install.at(device, pathOf(url));
    if (prompt.kind !== 'none') this.after(prompt.delayMs - (clock.now() - openedAt));
  }

  private after(ms: number): void {
    this.stopTimer();
    this.timer = setTimeout(() => {
      this.isDue = true;
      this.ask();
    }, ms);
  }

  /** Decided at the last moment: another tab may have hidden it meanwhile. */
  private ask(): void {
    const { device, install, history, popups, page } = this.deps;
    const isBusy = popups.shown.length > 0 || page.activeElement?.matches(TYPED_INTO) === true;
    if (isBusy) return;
    const { kind } = install.at(device, pathOf(history.current.url));
    if (kind === 'none') return;
    this.stop();
    if (kind === 'pc') void popups.ask('install-sms', { isOffered: true });
    else void popups.ask('install');
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
