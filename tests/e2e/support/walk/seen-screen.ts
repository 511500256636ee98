import type { Page } from '@playwright/test';
import type { PlacedMark } from '../map-screen';

/** The map and its list, as far as they can be seen. */
export interface SeenMap {
  /** What the head of the list says: `이 지역 집 128개`. */
  readonly count: string;
  readonly sort: string;
  readonly chips: readonly string[];
  /** The houses of the list that are in sight, and how far it is scrolled, in px. */
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
  /** Posts, comments and articles that are in sight, as what is read lists them. */
  readonly rows: readonly string[];
  /** Null where the map is not on the page, or lies under a house. */
  readonly map: SeenMap | null;
}

/** What is waited for before a look counts. */
export interface Until {
  /** Nothing is on its way: no skeleton, no closing popup, list and map of one mind. */
  readonly isCalm?: boolean;
  /** What the path has to match, as the source of a regular expression. */
  readonly path?: string;
  /** Whether a popup has to be open. */
  readonly isCovered?: boolean;
}

/** Waits until nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await settledLook(page);
}

/** The first look at which all of that is so. */
export async function settledLook(page: Page, until: Until = {}): Promise<SeenScreen> {
  const seen = await page.waitForFunction(lookInPage, { isCalm: true, ...until });
  return (await seen.jsonValue()) as SeenScreen;
}

/** What is seen at this moment. */
export async function look(page: Page): Promise<SeenScreen> {
  return (await page.evaluate(lookInPage, {})) as SeenScreen;
}

/** All of it at once, so that nothing moves in between; null where it is not as it should be. */
function lookInPage({ isCalm = false, path, isCovered }: Until): SeenScreen | null {
  const { pathname, search } = location;
  const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll(selector),
  ];
  const scrollerOf = (element: Element | null | undefined): Element | null => {
    let at = element ?? null;
    while (at !== null && !/auto|scroll/.test(getComputedStyle(at).overflowY))
      at = at.parentElement;
    return at;
  };
  const isPlace = pathname.startsWith('/place/');
  const isBeside = isPlace && innerWidth >= 1024;
  const box = document.querySelector('[data-state="ready"]');
  const sheet = document.querySelector('[data-stop]');
  const side = sheet ?? document.querySelector('aside[aria-label="집 목록"]');
  const head = side?.querySelector('h2');

  const cards = all('article', side ?? undefined);
  const scroller = scrollerOf(cards[0]);
  // A sheet on its way, and the list that follows it a moment later, reach below the screen.
  const lowest = sheet?.parentElement?.getBoundingClientRect().bottom ?? innerHeight;
  const isSheetAtRest = () =>
    sheet === null || (scroller?.getBoundingClientRect().bottom ?? 0) <= lowest + 1;
  /** The list draws some more than that, as many as its window was high. */
  const isInSight = (card: Element) => {
    if (scroller === null) return false;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = card.getBoundingClientRect();
    const tall = Math.min(bottom, view.bottom, lowest) - Math.max(top, view.top);
    // A sliver may come and go with the pixel that the scrolling may differ by.
    return tall > 10;
  };

  const isAtRest = () => {
    if (document.querySelector('dialog[data-closing], [aria-busy="true"]') !== null) return false;
    if (all('[role="status"][aria-label*="불러오는"]').some(isSeen)) return false;
    if (isPlace && text(document.querySelector('article h1')) === '') return false;
    if (pathname === '/') return all('article').some(isSeen);
    if (pathname === '/youth/communities') return document.querySelector('[data-post]') !== null;
    if (pathname !== '/map' && !isBeside) return document.querySelector('h1') !== null;
    if (box === null || !isSheetAtRest()) return false;
    const told = /^이 (지역|자리) 집 ([\d,]+)개/.exec(text(head));
    if (told === null) return false;
    // Beside a house the map shows a pill of its own for it.
    if (isBeside || told[1] === '자리') return true;
    const onMap = all('button[tabindex="-1"]', box).reduce((sum, mark) => {
      const name = mark.getAttribute('aria-label') ?? '';
      return sum + Number(/^집 (\d+)개/.exec(name)?.[1] ?? 1);
    }, 0);
    return Number(told[2]?.replaceAll(',', '')) === onMap;
  };
  if (path !== undefined && !new RegExp(path).test(pathname)) return null;
  if (isCovered !== undefined && isCovered !== (document.querySelector('dialog') !== null))
    return null;
  if (isCalm && !isAtRest()) return null;

  const mapOf = (ready: Element) => ({
    count: text(head),
    sort: side?.querySelector('select')?.value ?? '',
    chips: all('[role="group"][aria-label="필터"] button').map(text),
    links: cards
      .filter(isInSight)
      .map((card) => card.querySelector('a[href^="/place/"]')?.getAttribute('href') ?? ''),
    top: scroller?.scrollTop ?? 0,
    stop: sheet?.getAttribute('data-stop') ?? null,
    marks: all('button[tabindex="-1"][aria-label]', ready)
      .map((mark) => {
        const { left, bottom, width } = mark.getBoundingClientRect();
        // Seen and kept houses say so: a difference that is meant.
        const name = (mark.getAttribute('aria-label') ?? '').replace(/, (본 집|찜한 집)/g, '');
        return { name, x: left + width / 2, y: bottom };
      })
      .sort((a, b) => a.name.localeCompare(b.name) || a.x - b.x || a.y - b.y),
  });
  const rowsInSight = () =>
    all('main [data-post], main [data-comment], main a[href^="/contents/"]')
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0) > 10 && isSeen(row);
      })
      .map((row) => {
        const { post, comment } = (row as HTMLElement).dataset;
        return post ?? comment ?? row.getAttribute('href') ?? '';
      });
  const house = document.querySelector('main article > * h1')?.closest('article');
  return {
    path: pathname,
    search,
    title: document.title,
    heading: text(all('h1').find(isSeen)),
    dialogs: all('dialog[open]').map((dialog) => dialog.getAttribute('aria-label') ?? ''),
    rows: isPlace || pathname === '/map' ? [] : rowsInSight(),
    scroll: (isPlace ? scrollerOf(house)?.scrollTop : undefined) ?? scrollY,
    map: box !== null && side !== null && isSeen(box) ? mapOf(box) : null,
  };
}
