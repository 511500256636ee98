import type { Page } from '@playwright/test';
import type { PlacedMark } from '../map-screen';

/** The map and its list, as far as they can be seen. */
export interface SeenMap {
  /** What the head of the list says: `이 지역 집 128개`. */
  readonly count: string;
  readonly sort: string;
  readonly chips: readonly string[];
  /** The houses that the list shows first, and how far it is scrolled, in px. */
  readonly links: readonly string[];
  readonly top: number;
  /** Where the sheet of a phone rests. */
  readonly stop: string | null;
  readonly marks: readonly PlacedMark[];
}

/** What a person sees after a step. */
export interface SeenScreen {
  readonly path: string;
  readonly search: string;
  readonly title: string;
  readonly heading: string;
  /** The names of the dialogs that are open. */
  readonly dialogs: readonly string[];
  /** px that the page is scrolled, or the panel of a house on a desktop. */
  readonly scroll: number;
  /** Null where the map is not on the page, or lies under a house. */
  readonly map: SeenMap | null;
}

/** Waits until nothing is on its way: no skeleton, no closing popup, list and map of one mind. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      if (document.querySelector('dialog[data-closing], [aria-busy="true"]') !== null) return false;
      if (seen('[role="status"][aria-label*="불러오는"]').length > 0) return false;
      const path = location.pathname;
      if (path.startsWith('/place/'))
        return (document.querySelector('h1')?.textContent ?? '') !== '';
      if (path === '/') return seen('article').length > 0;
      if (path !== '/map') return document.querySelector('h1') !== null;
      if (document.querySelector('[data-state="ready"]') === null) return false;
      const head = [...document.querySelectorAll('h2')].find((one) =>
        /^이 (지역|자리) 집/.test(one.textContent),
      );
      const inList = /([\d,]+)개/.exec(head?.textContent ?? '')?.[1]?.replaceAll(',', '');
      const marks = document.querySelectorAll('[data-state="ready"] button[tabindex="-1"]');
      const onMap = [...marks].reduce((sum, mark) => {
        const name = mark.getAttribute('aria-label') ?? '';
        return sum + Number(/^집 (\d+)개/.exec(name)?.[1] ?? 1);
      }, 0);
      const scope = head?.textContent.startsWith('이 자리') === true;
      return inList !== undefined && (scope || Number(inList) === onMap);
    },
    null,
    { timeout: 20_000 },
  );
}

/** All of it in one look, so that nothing moves in between. */
export function look(page: Page): Promise<SeenScreen> {
  return page.evaluate(() => {
    const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const { pathname, search } = location;

    const box = document.querySelector('[data-state="ready"]');
    const sheet = document.querySelector('[data-stop]');
    const side = sheet ?? document.querySelector('aside[aria-label="집 목록"]');
    const cards = [...(side?.querySelectorAll('article') ?? [])];
    let scroller: Element | null = cards[0] ?? null;
    while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement;
    const mapOf = (ready: Element) => ({
      count: text(side?.querySelector('h2')),
      sort: side?.querySelector('select')?.value ?? '',
      chips: [...document.querySelectorAll('[role="group"][aria-label="필터"] button')].map(text),
      links: cards
        .map((card) => card.querySelector('a[href^="/place/"]')?.getAttribute('href') ?? '')
        .slice(0, 8),
      top: scroller?.scrollTop ?? 0,
      stop: sheet?.getAttribute('data-stop') ?? null,
      marks: [...ready.querySelectorAll('button[tabindex="-1"][aria-label]')]
        .map((mark) => {
          const { left, bottom, width } = mark.getBoundingClientRect();
          // Seen and kept houses say so: a difference that is meant.
          const name = (mark.getAttribute('aria-label') ?? '').replace(/, (본 집|찜한 집)/g, '');
          return { name, x: left + width / 2, y: bottom };
        })
        .sort((a, b) => a.name.localeCompare(b.name) || a.x - b.x || a.y - b.y),
    });

    const house = document.querySelector('main article > * h1')?.closest('article');
    let panel: Element | null = house ?? null;
    while (panel !== null && !/auto|scroll/.test(getComputedStyle(panel).overflowY))
      panel = panel.parentElement;
    const isPlace = pathname.startsWith('/place/');
    return {
      path: pathname,
      search,
      title: document.title,
      heading: text([...document.querySelectorAll('h1')].find(isSeen)),
      dialogs: [...document.querySelectorAll('dialog[open]')].map(
        (dialog) => dialog.getAttribute('aria-label') ?? '',
      ),
      scroll: (isPlace ? panel?.scrollTop : undefined) ?? scrollY,
      map: box !== null && isSeen(box) ? mapOf(box) : null,
    };
  });
}
