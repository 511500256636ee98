import { makeAutoObservable, observableRef } from 'mobx';
import {
  deepLinkPath,
  findOpenedPage,
  NEXT_PAGE_MS,
  pagesToOpen,
  parseUrlsToGo,
  STORAGE_KEY,
  type ItemLookup,
  type KeyValueStorage,
  type LinkHome,
  type NativeBridge,
  type NativeNotification,
  type Notifications,
  type OpenedTarget,
} from '#core';
import { errorText } from '../text/error-text';
import type { HistoryStack } from './history/history-stack';
import { withoutSlash } from './history/url-parts';
import type { PushToastStore } from './push-toasts/push-toast-store';
import type { ToastStore } from './toast-store';

interface DeepLinkDeps {
  readonly history: HistoryStack;
  readonly toasts: ToastStore;
  readonly pushToasts: PushToastStore;
  readonly native: NativeBridge;
  readonly notifications: Notifications;
  readonly items: ItemLookup;
  readonly perTab: KeyValueStorage;
  readonly home: LinkHome;
  /** Says 삭제된 게시물입니다. over the page that is shown. */
  readonly tellGone: () => void;
}

/**
 * What a shell opens: on a cold start the list page first, so that Back leads there, and the page
 * itself a second later (spec/readings R10); while the app runs, just the page. What still waits is
 * kept a tab: a reload in between goes on with it, also one that was under way when the page opened
 * and ends at the list. A post, content or deal is looked up first: one that is gone is told, and
 * not opened (spec/readings R11).
 */
export class DeepLinkStore {
  /** Pages that open one after the other. While there is one, its list is drawn without data. */
  waiting: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The page that opened last: kept until the next step, since a reload may take it back. */
  private opened: string | null = null;
  /** The page that stands there while others wait. */
  private list = '';
  private stops: (() => void)[] | null = null;
  private looking: AbortController | null = null;
  /** Settled once it is known whether the page that waits is there. */
  private known: Promise<void> = Promise.resolve();

  constructor(private readonly deps: DeepLinkDeps) {
    makeAutoObservable<this, 'deps' | 'timer' | 'opened' | 'list' | 'stops' | 'looking' | 'known'>(
      this,
      {
        waiting: observableRef,
        deps: false,
        timer: false,
        opened: false,
        list: false,
        stops: false,
        looking: false,
        known: false,
      },
    );
  }

  /** After the history's start, before the first drawing. */
  start(): void {
    if (this.stops !== null) return;
    const { history, native, perTab } = this.deps;
    this.stops = [
      history.listen(() => {
        if (this.isElsewhere()) this.drop();
      }),
      native.onOpen((target) => {
        this.openNow(target);
      }),
      native.onNotified((notification) => {
        void this.tell(notification);
      }),
    ];
    const left = this.leftToOpen(parseUrlsToGo(perTab.read(STORAGE_KEY.URLS_TO_GO)));
    this.keep(left);
    if (left.length > 0) {
      this.wait(left);
      this.lookUpWaiting();
    } else if (native.shell !== null && history.openedCold) {
      const { url } = history.current;
      const pages = pagesToOpen(url);
      if (pages.length > 1) this.openPages(pages);
      this.lookUpWaiting();
      void this.askShell(url);
    }
  }

  stop(): void {
    this.stops?.forEach((stop) => {
      stop();
    });
    this.stops = null;
    this.looking?.abort();
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** What the app was opened with. A notification tells more than the link beside it. */
  private async askShell(openedAt: string): Promise<void> {
    const opened = await openedWith(this.deps.native);
    if (opened === null || this.stops === null) return;
    if (opened.kind === 'link' && deepLinkPath(opened.link, this.deps.home) === openedAt) return;
    await this.open(opened, (path) => {
      this.openPages(pagesToOpen(path));
    });
  }

  private async open(target: OpenedTarget, show: (path: string) => void): Promise<void> {
    const looking = this.look();
    try {
      const found = await findOpenedPage(this.deps, target, looking);
      if (looking.aborted) return;
      if (found.kind === 'page') show(found.path);
      else if (found.kind === 'gone') this.deps.tellGone();
    } catch (error) {
      if (!looking.aborted) this.deps.toasts.warn(errorText(error));
    }
  }

  /** The list is as far as it goes where the page behind it is gone. */
  private lookUpWaiting(): void {
    const path = this.waiting.at(-1);
    if (path === undefined) return;
    const looking = this.look();
    const isGone = findOpenedPage(this.deps, { kind: 'link', link: path }, looking).then(
      ({ kind }) => kind === 'gone',
      // Where nothing can be asked, the page says so itself.
      () => false,
    );
    this.known = isGone.then((gone) => {
      if (!gone || looking.aborted || this.waiting.length === 0) return;
      this.drop();
      this.deps.tellGone();
    });
  }

  /** The last question wins. */
  private look(): AbortSignal {
    this.looking?.abort();
    this.looking = new AbortController();
    return this.looking.signal;
  }

  private openNow(target: OpenedTarget): void {
    void this.open(target, (path) => {
      this.deps.history.push(path);
    });
  }

  /** A press on it opens what the notification would have opened. */
  private tell({ target, ...told }: NativeNotification): Promise<void> {
    const onClick = () => {
      if (target !== null) this.openNow(target);
    };
    return this.deps.pushToasts.push({ ...told, onClick });
  }

  private openPages([first = '/', ...rest]: readonly string[]): void {
    this.drop();
    this.deps.history.replace(first, null);
    if (rest.length > 0) this.wait(rest);
  }

  /** The list stands there now; the next page opens in a second, unless the person goes elsewhere. */
  private wait(pages: readonly string[]): void {
    this.keep(pages);
    this.list = this.deps.history.current.page;
    const timer = setTimeout(() => {
      void this.known.then(() => {
        if (this.timer === timer) this.openNext();
      });
    }, NEXT_PAGE_MS);
    this.timer = timer;
  }

  private openNext(): void {
    this.timer = null;
    const [next = '/', ...rest] = this.waiting;
    this.opened = withoutSlash(next);
    this.deps.history.push(next);
    if (rest.length > 0) this.wait(rest);
    else this.keep([]);
  }

  /** Without what the tab has opened already, unless a reload took it back to the page before that. */
  private leftToOpen(kept: readonly string[]): readonly string[] {
    const { entries, at, current } = this.deps.history;
    const opened = entries.slice(0, at + 1).findLastIndex(({ url }) => url === kept[0]);
    const isTakenBack = opened < at && entries[opened - 1]?.url === current.url;
    return opened < 0 || isTakenBack ? kept : kept.slice(1);
  }

  private isElsewhere(): boolean {
    const { page, url } = this.deps.history.current;
    return this.timer === null ? this.opened !== null && url !== this.opened : page !== this.list;
  }

  private drop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.opened = null;
    this.known = Promise.resolve();
    this.keep([]);
  }

  private keep(pages: readonly string[]): void {
    this.waiting = pages;
    const { perTab } = this.deps;
    const kept = this.opened === null ? pages : [this.opened, ...pages];
    if (kept.length === 0) perTab.remove(STORAGE_KEY.URLS_TO_GO);
    else perTab.write(STORAGE_KEY.URLS_TO_GO, JSON.stringify(kept));
  }
}

async function openedWith(native: NativeBridge): Promise<OpenedTarget | null> {
  const notification = await native.getNotificationId();
  if (notification.kind === 'ok' && notification.value !== null)
    return { kind: 'notification', id: notification.value };
  const link = await native.getDeepLink();
  return link.kind === 'ok' && link.value !== null ? { kind: 'link', link: link.value } : null;
}
