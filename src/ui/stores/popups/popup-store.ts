import { makeAutoObservable, observableRef } from 'mobx';
import { openPopups, withPopup, withoutPopup } from '#core';
import type { HistoryStack } from '../history/history-stack';
import { searchOf, withSearch } from '../history/url-parts';
import type { PopupTable, PopupTypes } from './popup-kind';

/** How long a popup's closing animation lasts (spec/rules §9: 100–200 ms). */
const CLOSING_MS = 150;

/** A popup that is on the page. */
export interface ShownPopup<Name> {
  readonly id: number;
  readonly name: Name;
  readonly props: unknown;
  readonly closing: boolean;
}

interface Ask<Name> extends ShownPopup<Name> {
  /** The page that it was opened over; on another page it is cancelled. */
  readonly page: string;
  /** What is answered when it has closed. */
  readonly answer: unknown;
  readonly answered: (answer: unknown) => void;
}

/** An ask that is not on the page yet: another one of its name is. */
type Waiting<Name> = Pick<Ask<Name>, 'name' | 'props' | 'page' | 'answered'>;

/**
 * Popups live in the address: `ask` adds the name to `p`, Back takes it away and with it the
 * topmost popup. The address is the one truth; this store follows it. There is never more than one
 * popup of a name, one that still plays its closing animation included.
 */
export class PopupStore<Types extends PopupTypes<Types>> {
  shown: readonly ShownPopup<keyof Types & string>[] = [];
  private readonly asks = new Map<number, Ask<keyof Types & string>>();
  private waiting: readonly Waiting<keyof Types & string>[] = [];
  private lastId = 0;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly table: PopupTable<Types>,
    private readonly history: HistoryStack,
  ) {
    makeAutoObservable<
      this,
      'table' | 'history' | 'asks' | 'waiting' | 'lastId' | 'stopListening' | 'ask' | 'askOnce'
    >(this, {
      shown: observableRef,
      ask: false,
      askOnce: false,
      table: false,
      history: false,
      asks: false,
      waiting: false,
      lastId: false,
      stopListening: false,
    });
  }

  /** After the history's start. */
  start(): void {
    if (this.stopListening !== null) return;
    this.stopListening = this.history.listen(() => {
      this.follow();
    });
    this.follow();
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /**
   * Opens a popup and resolves with its answer after it has closed. Esc, Back and leaving the page
   * resolve with the kind's `cancelled`. A second ask of the same name waits for the first.
   */
  ask<Name extends keyof Types & string>(
    name: Name,
    ...props: undefined extends Types[Name]['props'] ? [] : [Types[Name]['props']]
  ): Promise<Types[Name]['answer']> {
    const { page } = this.history.current;
    return new Promise<unknown>((answered) => {
      this.waiting = [...this.waiting, { name, props: props[0], page, answered }];
      this.openNext(name);
    });
  }

  /**
   * `ask` for a press: pressed once more while one of the name is open, which a double tap does, it
   * resolves with the kind's `cancelled` and opens nothing.
   */
  askOnce<Name extends keyof Types & string>(
    name: Name,
    ...props: undefined extends Types[Name]['props'] ? [] : [Types[Name]['props']]
  ): Promise<Types[Name]['answer']> {
    const isBusy =
      this.ofName(name) !== undefined || this.waiting.some((other) => other.name === name);
    if (isBusy) return Promise.resolve(this.table[name].cancelled);
    return this.ask(name, ...props);
  }

  /** Takes a popup away: by Back where its entry is ours, else its name leaves the address. */
  close(id: number, ...answer: unknown[]): void {
    this.history.whenArrived(() => {
      const ask = this.asks.get(id);
      if (ask === undefined || ask.closing) return;
      this.leave(ask, answer.length > 0 ? answer[0] : this.table[ask.name].cancelled);
      const { popup, url } = this.history.current;
      if (popup === ask.name && this.history.canGoBack) this.history.go(-1);
      else this.history.replace(withSearch(url, withoutPopup(searchOf(url), ask.name)));
    });
  }

  /** Opens the first that waits for a name, once nothing of it is on the page. */
  private openNext(name: keyof Types & string): void {
    this.history.whenArrived(() => {
      const next = this.waiting.find((other) => other.name === name);
      if (next === undefined || this.ofName(name) !== undefined) return;
      this.waiting = this.waiting.filter((other) => other !== next);
      const { current } = this.history;
      const { cancelled } = this.table[name];
      if (current.page !== next.page) {
        next.answered(cancelled);
        this.openNext(name);
        return;
      }
      this.add({ ...next, id: ++this.lastId, closing: false, answer: cancelled });
      const search = withPopup(searchOf(current.url), name);
      this.history.pushPopup(withSearch(current.url, search), name);
    });
  }

  /** Brings what is shown in step with the address. */
  private follow(): void {
    const { url, page } = this.history.current;
    const named = openPopups(searchOf(url));
    for (const ask of this.asks.values()) {
      if (ask.closing) continue;
      if (ask.page !== page || !named.includes(ask.name))
        this.leave(ask, this.table[ask.name].cancelled);
    }
    const open = new Set<string>(
      [...this.asks.values()].filter((ask) => !ask.closing).map((a) => a.name),
    );
    const orphans = named.filter((name) => !open.has(name));
    for (const name of orphans) this.openAlone(name, page);
    const dropped = orphans.filter((name) => !this.standsAlone(name));
    if (dropped.length === 0) return;
    this.history.replace(withSearch(url, dropped.reduce(withoutPopup, searchOf(url))));
  }

  /** A popup that was opened by the address: nobody waits for its answer. */
  private openAlone(name: string, page: string): void {
    if (!this.standsAlone(name)) return;
    // One that is still closing gives way at once: Back may be faster than its animation.
    const closing = this.ofName(name);
    if (closing !== undefined) this.finish(closing.id);
    const { alone: props, cancelled: answer } = this.table[name];
    const answered = () => undefined;
    this.add({ id: ++this.lastId, name, props, page, closing: false, answer, answered });
  }

  private standsAlone(name: string): name is keyof Types & string {
    return Object.hasOwn(this.table, name) && this.table[name as keyof Types].alone !== null;
  }

  private leave(ask: Ask<keyof Types & string>, answer: unknown): void {
    this.add({ ...ask, closing: true, answer });
    setTimeout(() => {
      this.history.whenArrived(() => {
        this.finish(ask.id);
      });
    }, CLOSING_MS);
  }

  /** Takes a popup off the page. Whoever asked for it goes on before the next of its name opens. */
  private finish(id: number): void {
    const ask = this.asks.get(id);
    if (ask === undefined) return;
    this.asks.delete(id);
    this.show();
    ask.answered(ask.answer);
    queueMicrotask(() => {
      this.openNext(ask.name);
    });
  }

  private add(ask: Ask<keyof Types & string>): void {
    this.asks.set(ask.id, ask);
    this.show();
  }

  private show(): void {
    this.shown = [...this.asks.values()];
  }

  private ofName(name: string): Ask<keyof Types & string> | undefined {
    return [...this.asks.values()].find((ask) => ask.name === name);
  }
}
