import { NOT_FOUND_TITLE } from '#core';
import type { AppDeps } from '../ports/app-deps';
import type { Stored } from '../ports/stored';
import type { AskedOnce } from '../shared/asked-once';
import type { Thing } from './structured-data/thing';

/** What a page says of itself to those who run no script, before anything of the app is there. */
export interface PageHead {
  /** 410 where it is known to have been there, 404 where it may never have been. */
  readonly status: 200 | 404 | 410;
  /** Without the product's name, as the screen names the window; null is the product's own title. */
  readonly title: string | null;
  readonly description: string;
  /** The one path of what is shown, parameters of no matter left out; null where there is none. */
  readonly path: string | null;
  /** The paths of the pages before and after it in a list; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  /** What it shows, in the words of schema.org. */
  readonly data: readonly Thing[];
  /** What those who show links take it for. */
  readonly kind: 'website' | 'article';
  /** What the feed is called in which it is read along; null where it is in none. */
  readonly feed: string | null;
  /** A signed link, {@link CARD} large. */
  readonly picture: { readonly link: string; readonly alt: string };
  /** Whether a search may find it. */
  readonly isListed: boolean;
  /** What it was made of, where nothing else changes what it says, and its version; null otherwise. */
  readonly madeOf: { readonly of: Stored; readonly version: string } | null;
  /** Whether it stands for one that nobody could tell in time: it is no answer to whoever asks later. */
  readonly isFallback: boolean;
}

/** What a page is asked for. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What was asked for this page, by its first view too. */
  readonly asked: AskedOnce;
}

/** What presenters may ask: a small question or two a page. */
export type PageDeps = Pick<
  AppDeps,
  | 'clock'
  | 'houses'
  | 'notices'
  | 'contents'
  | 'posts'
  | 'collections'
  | 'checklists'
  | 'deals'
  | 'mates'
  | 'dongs'
  | 'presentCard'
  | 'shownPictures'
>;

/** Says what the head of a page is. It may throw, or never answer: the page has a head all the same. */
export type PresentHead = (deps: PageDeps, page: PageAddress) => PageHead | Promise<PageHead>;

/** What those who show links cut pictures to. */
export const CARD = { width: 1200, height: 630 } as const;

/** The product's own picture for a shared link, which the image service draws. */
const SITE_CARD = '/site/card.svg';

/** The words of index.html. */
const SITE_DESCRIPTION =
  '원룸, 고시원, 쉐어하우스, 청년주택을 지도에서 찾고 실제로 드는 월 비용까지 비교해 보세요.';

/** The product's own head, for a page that has nothing to say but what is given. */
export const siteHead = (deps: PageDeps, given: Partial<PageHead> = {}): PageHead => ({
  status: 200,
  title: null,
  description: SITE_DESCRIPTION,
  path: null,
  previous: null,
  next: null,
  data: [],
  kind: 'website',
  feed: null,
  picture: { link: deps.presentCard(SITE_CARD), alt: '한칸의 로고와 창이 있는 방' },
  isListed: true,
  madeOf: null,
  isFallback: false,
  ...given,
});

/** The page that says that there is none. */
const nothingHead = (deps: PageDeps, status: 404 | 410): PageHead =>
  siteHead(deps, {
    status,
    title: NOT_FOUND_TITLE,
    description: '페이지가 옮겨졌거나 삭제되었을 수 있어요.',
    isListed: false,
  });

/** What was never there, as far as anybody knows. */
export const missingHead = (deps: PageDeps): PageHead => nothingHead(deps, 404);

/** What was there and does not come back: a search may forget it at once. */
export const goneHead = (deps: PageDeps): PageHead => nothingHead(deps, 410);

/** A page that no search has to find: a person's own, a form, a step of signing in. */
export const unlisted =
  (title: string | null): PresentHead =>
  (deps) =>
    siteHead(deps, { title, isListed: false });
