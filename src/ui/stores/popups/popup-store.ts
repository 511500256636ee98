import { makeAutoObservable, observableRef } from 'mobx';
import { openPopups, withPopup, withoutPopup } from '#core';
import type { HistoryStack } from '../history/history-stack';
import { searchOf, withSearch } from '../history/url-parts';
import type { PopupTable, PopupTypes } from './popup-kind';

/** How long a popup's closing animation lasts (product.md §9: 100–200 ms). */
export const CLOSING_MS = 150;

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
  readonly answered: (answer: unknown) => void;
}

/**
 * Popups live in the address: `ask` adds the name to `p`, Back takes it away and with it the
 * topmost popup. The address is the one truth; this store follows it.
 */
export class PopupStore<Types extends PopupTypes<Types>> {
  shown: readonly ShownPopup<keyof Types & string>[] = [];
  private readonly asks = new Map<number, Ask<keyof Types & string>>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private lastId = 0;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly table: PopupTable<Types>,
    private readonly history: HistoryStack,
  ) {
    makeAutoObservable<
      this,
      'table' | 'history' | 'asks' | 'turns' | 'lastId' | 'stopListening' | 'ask' | 'askOnce'
    >(this, {
      shown: observableRef,
      ask: false,
      askOnce: false,
      table: false,
      history: false,
      asks: false,
      turns: false,
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
    const before = this.turns.get(name);
    const open = () => this.open(name, props[0], page) as Promise<Types[Name]['answer']>;
    return this.inTurn(name, before === undefined ? open() : before.then(open));
  }

  /**
   * `ask` for a press: pressed once more while one of the name is open, which a double tap does, it
   * resolves with the kind's `cancelled` and opens nothing.
   */
  askOnce<Name extends keyof Types & string>(
    name: Name,
    ...props: undefined extends Types[Name]['props'] ? [] : [Types[Name]['props']]
  ): Promise<Types[Name]['answer']> {
    if (this.turns.has(name)) return Promise.resolve(this.table[name].cancelled);
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

  private open(name: keyof Types & string, props: unknown, page: string): Promise<unknown> {
    return new Promise((answered) => {
      this.history.whenArrived(() => {
        const { current } = this.history;
        if (current.page !== page) {
          answered(this.table[name].cancelled);
          return;
        }
        this.add({ id: ++this.lastId, name, props, page, closing: false, answered });
        const search = withPopup(searchOf(current.url), name);
        this.history.pushPopup(withSearch(current.url, search), name);
      });
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
    const props = this.table[name].alone;
    const closed = new Promise((answered) => {
      this.add({ id: ++this.lastId, name, props, page, closing: false, answered });
    });
    void this.inTurn(name, closed);
  }

  private standsAlone(name: string): name is keyof Types & string {
    return Object.hasOwn(this.table, name) && this.table[name as keyof Types].alone !== null;
  }

  private leave(ask: Ask<keyof Types & string>, answer: unknown): void {
    this.add({ ...ask, closing: true });
    setTimeout(() => {
      this.history.whenArrived(() => {
        this.asks.delete(ask.id);
        this.show();
        ask.answered(answer);
      });
    }, CLOSING_MS);
  }

  private add(ask: Ask<keyof Types & string>): void {
    this.asks.set(ask.id, ask);
    this.show();
  }

  private show(): void {
    this.shown = [...this.asks.values()];
  }

  private inTurn<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
    this.turns.set(name, answer);
    void answer.then(() => {
      if (this.turns.get(name) === answer) this.turns.delete(name);
    });
    return answer;
  }
}
