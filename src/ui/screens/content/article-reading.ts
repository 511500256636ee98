import { makeAutoObservable } from 'mobx';
import type { DocumentHeading, ReadingPlace } from '#core';

/** Where the text begins to be read: below the bars at the window's upper edge, in px. */
const START_PX = 72;
/** Of a heading so far below that its part counts as begun. */
const NEAR_PX = 48;
/** Who has scrolled so far has begun anew: where they were is not offered any more. */
const OFFER_PX = 400;
/** Kept whenever so much more was read, and whenever the page may go. */
const STEP_PERCENT = 5;

/** Where articles' places are kept. */
interface Places {
  find(id: string): ReadingPlace | undefined;
  read(id: string, percent: number): void;
}

/** How far somebody has come in an article, as the window scrolls over it. */
export class ArticleReading {
  /** Of a hundred, where the text stands now. */
  percent = 0;
  /** The anchor of the part that is read now; null before the first. */
  current: string | null = null;
  /** How far it was read before, to go on there; null where there is nothing to go on with. */
  offered: number | null = null;
  /** Whether that was passed over. */
  isPassed = false;
  private furthest = 0;
  private kept = 0;
  private text: HTMLElement | null = null;

  constructor(
    private readonly places: Places,
    private readonly id: string,
    private readonly parts: readonly DocumentHeading[],
  ) {
    type Own = 'places' | 'id' | 'parts' | 'furthest' | 'kept' | 'text';
    makeAutoObservable<this, Own>(
      this,
      { places: false, id: false, parts: false, furthest: false, kept: false, text: false },
      { autoBind: true },
    );
  }

  /** Follows the scrolling over a text; the function that is returned ends it. */
  follow(text: HTMLElement): () => void {
    this.text = text;
    this.offered = this.places.find(this.id)?.PERCENT ?? null;
    let frame: number | null = null;
    const soon = () => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        this.look();
      });
    };
    this.look();
    const keep = () => {
      this.keep();
    };
    const how = { passive: true };
    addEventListener('scroll', soon, how);
    addEventListener('resize', soon, how);
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      if (frame !== null) cancelAnimationFrame(frame);
      this.keep();
      this.text = null;
    };
  }

  /** Goes on where it was read before. */
  resume(): void {
    if (this.text === null || this.offered === null) return;
    const { top, height } = this.text.getBoundingClientRect();
    const range = height - (window.innerHeight - START_PX);
    window.scrollTo(0, window.scrollY + top - START_PX + (range * this.offered) / 100);
    this.isPassed = true;
  }

  private look(): void {
    if (this.text === null) return;
    const { top, height } = this.text.getBoundingClientRect();
    // Not laid out: nothing is known of it.
    if (height === 0) return;
    const range = height - (window.innerHeight - START_PX);
    const part = range <= 0 ? 1 : (START_PX - top) / range;
    this.percent = Math.round(100 * Math.min(1, Math.max(0, part)));
    this.current = this.partNow();
    if (window.scrollY > OFFER_PX) this.isPassed = true;
    this.furthest = Math.max(this.furthest, this.percent);
    if (this.furthest - this.kept >= STEP_PERCENT) this.keep();
  }

  private keep(): void {
    if (this.furthest === this.kept) return;
    this.kept = this.furthest;
    this.places.read(this.id, this.furthest);
  }

  private partNow(): string | null {
    const begun = this.parts.filter(({ anchor }) => {
      const heading = document.getElementById(anchor);
      return heading !== null && heading.getBoundingClientRect().top <= START_PX + NEAR_PX;
    });
    return begun.at(-1)?.anchor ?? null;
  }
}
