import { makeAutoObservable } from 'mobx';
import type { NoticeSummary, Place } from '#core';
import type { SuggestionStore } from './suggestion-store';

/** A typed letter waits this long for the next one. */
const PAUSE_MS = 150;

/** What can be taken while something is typed: the words themselves, a place or a notice. */
export type Suggestion =
  | { readonly kind: 'words'; readonly id: string; readonly q: string }
  | { readonly kind: 'place'; readonly id: string; readonly place: Place }
  | { readonly kind: 'notice'; readonly id: string; readonly notice: NoticeSummary };

/** What is typed, told once somebody asks for it, and what is suggested meanwhile. */
export class SearchFieldStore {
  typed: string;
  /** The suggestions stand under the field. */
  isOpen = false;
  private told: string;
  private activeId: string | null = null;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(
    q: string,
    private readonly tell: (q: string) => void,
    readonly suggestions: SuggestionStore,
  ) {
    this.typed = q;
    this.told = q;
    makeAutoObservable<this, 'told' | 'tell' | 'waiting'>(
      this,
      { told: false, tell: false, waiting: false, suggestions: false },
      { autoBind: true },
    );
  }

  /** The words first: they are there at once, and nothing that comes later moves them. */
  get options(): readonly Suggestion[] {
    if (!this.isOpen) return [];
    const { places = [], notices = [] } = this.suggestions.shown ?? {};
    return [
      { kind: 'words', id: 'words', q: this.typed.trim() },
      ...places.map((place) => ({ kind: 'place', id: `place-${place.id}`, place }) as const),
      ...notices.map((notice) => ({ kind: 'notice', id: `notice-${notice.id}`, notice }) as const),
    ];
  }

  /** The option that Enter takes; null where it takes what is typed. */
  get active(): Suggestion | null {
    return this.options.find(({ id }) => id === this.activeId) ?? null;
  }

  type(text: string): void {
    if (text.trim() === '') {
      this.settle(text);
      return;
    }
    this.stopWaiting();
    this.typed = text;
    this.activeId = null;
    this.isOpen = true;
    this.suggestions.expect();
    this.waiting = setTimeout(() => {
      this.ask();
    }, PAUSE_MS);
  }

  /** Asks for suggestions, or asks again. */
  ask(): void {
    this.stopWaiting();
    void this.suggestions.ask(this.typed.trim());
  }

  /** Walks the options, round at both ends; where they are closed, it opens them. */
  step(by: 1 | -1): void {
    if (!this.isOpen) {
      if (this.typed.trim() === '') return;
      this.isOpen = true;
      this.ask();
    }
    const { options } = this;
    const at = options.findIndex(({ id }) => id === this.activeId);
    const from = at === -1 && by === -1 ? 0 : at;
    this.activeId = options[(from + by + options.length) % options.length]?.id ?? null;
  }

  /** Takes the suggestions away; where they are gone, what was typed since the last question. */
  dismiss(): void {
    if (!this.isOpen) this.typed = this.told;
    this.close();
  }

  /** Takes what is in the field, or this in its place. */
  settle(text = this.typed): void {
    this.close();
    this.typed = text;
    const q = text.trim();
    if (q === this.told) return;
    this.told = q;
    this.tell(q);
  }

  /** What the address asks: another one than was told came from elsewhere. */
  follow(q: string): void {
    if (q === this.told) return;
    this.close();
    this.typed = q;
    this.told = q;
  }

  stop(): void {
    this.stopWaiting();
    this.suggestions.stop();
  }

  private close(): void {
    this.stop();
    this.isOpen = false;
    this.activeId = null;
  }

  private stopWaiting(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }
}
